/** Limits on locomotives: only the rules speak of them. */
import type { Rule } from "../../lib/rules";
import { dashed } from "../../lib/telling";
import type { MapFacts } from "../../protocol";
import type { ClientMechanic } from "../types";

/** What the map file says: on whose tracks only, and how locomotives in the row are treated. */
interface Parameters {
  only_on?: string | string[];
  row?: "free";
  sweep?: boolean;
}

function rules(facts: MapFacts): Rule[] {
  const { only_on, row, sweep }: Parameters = facts.mechanics["locomotive_limits"] ?? {};
  const tracks = [only_on ?? []].flat().map((name) => ({ id: `mechanic-${dashed(name)}` }));
  return [
    ...(tracks.length ? [{ id: "rules-locomotive-limits", args: { where: tracks } }] : []),
    ...(row === "free" ? [{ id: "rules-locomotive-limits-row" }] : []),
    ...(sweep === false ? [{ id: "rules-locomotive-limits-sweep" }] : []),
  ];
}

const locomotiveLimits: ClientMechanic = { rules };

export default locomotiveLimits;
