/** The markers as a view tells of them. */
import type { MapFacts, SeatView } from "../../protocol";

export interface Markers {
  /** The seat whose marker stands at each place. */
  places: Record<string, number>;
  /** Where seats started; -1 for those that have not chosen. */
  starts: number[];
  left: number[];
  /** What the tracks of others have brought each seat. */
  earned: number[];
}

export function markersOf(view: SeatView): Markers {
  const shown = (view.mechanics["city_markers"] ?? {}) as Partial<Markers>;
  return { places: {}, starts: [], left: [], earned: [], ...shown };
}

/** Whether the seat of a view is to choose its starting city. */
export const isStarting = (view: SeatView): boolean =>
  view.phase === "city_markers" && view.to_act.includes(view.seat) && (markersOf(view).starts[view.seat] ?? 0) < 0;

/** The cities of a seat, its starting city first. */
export function citiesOf({ places, starts }: Markers, seat: number): number[] {
  const start = starts[seat] ?? -1;
  const others = Object.entries(places).flatMap(([place, owner]) =>
    owner === seat && Number(place) !== start ? [Number(place)] : [],
  );
  return start < 0 ? others : [start, ...others];
}

/** What a track brings its builder: nothing if all its markers are others', twice between two cities of one's own. */
export function trackPoints(track: number, points: number, facts: MapFacts, view: SeatView): number {
  const { a = -1, b = -1 } = facts.tracks[track] ?? {};
  const { places } = markersOf(view);
  const owners = [a, b].flatMap((place) => places[String(place)] ?? []);
  return owners.length ? points * owners.filter((owner) => owner === view.seat).length : points;
}
