/** Mountains: what everybody has lost there; the board and the rules show the rest. */
import { t } from "../../lib/words";
import type { ClientMechanic } from "../types";

const mountains: ClientMechanic = {
  columns: (shown) => [
    { title: t("line-mountains-measured"), short: t("column-trains-lost"), values: (shown["lost"] ?? []) as number[] },
  ],
};

export default mountains;
