/** Shares: the companies and their holders beside the board, and in the rules. */
import { t } from "../../lib/words";
import type { ClientMechanic } from "../types";
import { rulesOf, statusOf } from "./companies";
import Decision from "./Decision.svelte";
import Help from "./Help.svelte";
import Panel from "./Panel.svelte";

const shares: ClientMechanic = {
  panel: Panel,
  fills: true,
  decision: Decision,
  kinds: ["take_share", "give_share", "leave_share"],
  status: statusOf,
  rules: rulesOf,
  help: Help,
  columns: (shown) => [
    { title: t("shares"), short: t("column-shares"), values: (shown["count"] ?? []) as number[] },
  ],
};

export default shares;
