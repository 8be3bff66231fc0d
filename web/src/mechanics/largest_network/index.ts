/** The largest network: how many places everybody's joins. */
import { t } from "../../lib/words";
import type { ClientMechanic } from "../types";

const largestNetwork: ClientMechanic = {
  columns: (shown) => [
    {
      title: t("line-largest-network-measured"),
      short: t("column-places-joined"),
      values: (shown["places_joined"] ?? []) as number[],
    },
  ],
};

export default largestNetwork;
