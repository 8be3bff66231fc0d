/** Tolls: everybody's tokens and loans beside the board. */
import { t } from "../../lib/words";
import type { ClientMechanic } from "../types";
import Help from "./Help.svelte";
import Panel from "./Panel.svelte";

const tolls: ClientMechanic = {
  panel: Panel,
  help: Help,
  columns: (shown) => [
    { title: t("tokens"), short: t("column-tokens"), values: (shown["tokens"] ?? []) as number[] },
    { title: t("loans"), short: t("column-loans"), values: (shown["loans"] ?? []) as number[] },
  ],
};

export default tolls;
