/** How often tracks are built, as colours: the same as in the reports of the lab. */
import type { TrackFigures } from "../../protocol";
import type { MapDocument } from "./document";

type Colour = [number, number, number];
const SCALE: [number, Colour][] = [
  [0, [255, 253, 214]],
  [0.25, [254, 217, 118]],
  [0.5, [253, 141, 60]],
  [0.75, [227, 26, 28]],
  [1, [103, 0, 31]],
];
/** The scale for a legend, as CSS. */
export const GRADIENT = `linear-gradient(90deg, ${SCALE.map(([part, colour]) => `rgb(${colour.join(" ")}) ${part * 100}%`).join(", ")})`;

export interface Heat {
  colour: string;
  part: number;
  dead: boolean;
  contested: boolean;
}

function heatColour(part: number): string {
  for (let at = 1; at < SCALE.length; at++) {
    const [[low, cold], [high, hot]] = [SCALE[at - 1]!, SCALE[at]!];
    if (part > high) continue;
    const along = (part - low) / (high - low);
    return `rgb(${cold.map((value, n) => Math.round(value + (hot[n]! - value) * along)).join(" ")})`;
  }
  return `rgb(${SCALE.at(-1)![1].join(" ")})`;
}

type Studied = Pick<TrackFigures, "a" | "b" | "length" | "colour">;
const keyOf = ({ a, b, length, colour }: Studied): string => [a, b, length, colour].join("\n");

/** The heat of every track, by what the track is: one that was changed since has none. */
export function heatOf(tracks: readonly TrackFigures[]): Map<string, Heat> {
  const hottest = Math.max(...tracks.map(({ built }) => built), 0) || 1;
  return new Map(
    tracks.map((each) => {
      const { built, dead, contested } = each;
      return [keyOf(each), { colour: heatColour(Math.min(1, built / hottest)), part: built, dead, contested }];
    }),
  );
}
export const heatAt = (heat: Map<string, Heat>, track: Studied): Heat | undefined => heat.get(keyOf(track));

/** Whether the tracks that were studied are those of the map still. */
export const isSame = (document: MapDocument, tracks: readonly TrackFigures[]): boolean => {
  const now = document.tracks.map(keyOf).sort();
  const then = tracks.map(keyOf).sort();
  return now.length === then.length && now.every((key, at) => key === then[at]);
};
