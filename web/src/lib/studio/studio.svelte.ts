/** The studio at work: the map with its history, what is chosen, what is wrong, and where it is kept. */
import type { Checked, Edit, Field, Forms, MapProblem, MechanicForm, Remedy } from "../../protocol";
import { recall, remember } from "../memory";
import { t } from "../words";
import { around, below } from "./beside";
import { completed, edited, freeName, newDocument, renamed, withoutPlace, type MapDocument, type Place, type TomlTable, type Ticket, type Track } from "./document";
import { betweenNeighbours, suggestedLength } from "./lengths";
import { checkText, openPackaged, openText, writeFile } from "./requests";
import { namesFor } from "./references";
import { Studies } from "./studies.svelte";
import { shortest } from "./tickets";
import { toToml } from "./toml";
import { kilometres, nearest, together, toGlobe, toPlane, type Point } from "./world";

export type Chosen = { kind: "place" | "track" | "ticket"; number: number } | null;
export type Tool = "draw" | "move";

const DRAFT = "studio-draft";
/** Milliseconds after a change until it is checked and kept. */
const SOON = 350;
const MOST_HISTORY = 300;

interface Draft {
  text: string;
}

export class Studio {
  document = $state.raw<MapDocument>(newDocument(t("studio-new-name"), "world"));
  chosen = $state.raw<Chosen>(null);
  tool = $state<Tool>("draw");
  problems = $state.raw<MapProblem[]>([]);
  /** What rooms call the map; empty while it cannot be played. */
  key = $state("");
  /** The hash of its rules; empty while it cannot be played. */
  rules = $state("");
  basedOn = $state("");
  isChecked = $state(false);
  trouble = $state("");
  /** What was just done, for those who do not see it. */
  said = $state("");
  /** The name of the file in which the map is kept, if it is in one. */
  file = $state("");
  secret = "";

  readonly forms: Forms;
  readonly studies: Studies;
  private past = $state.raw<MapDocument[]>([]);
  private future = $state.raw<MapDocument[]>([]);
  private timer = 0;
  private asked = 0;

  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  readonly text = $derived(toToml(this.document));
  readonly onWorld = $derived((this.document["board"] as TomlTable | undefined)?.["ground"] === "world");
  /** Where every place is, on the plane; by name, and for those without coordinates somewhere. */
  readonly points = $derived.by(() => {
    const [known, lost]: [Place[], Place[]] = [[], []];
    for (const place of this.document.places) (place.lat === undefined || place.lon === undefined ? lost : known).push(place);
    const longitudes = together(known.map(({ lon }) => lon ?? 0));
    const found = new Map(known.map(({ name, lat }, at) => [name, toPlane(lat ?? 0, longitudes[at]!)]));
    const spots = known.length ? below([...found.values()], lost.length) : around(lost.length);
    lost.forEach(({ name }, at) => found.set(name, spots[at]!));
    return found;
  });
  /** The colours a track may have. */
  readonly colours: readonly string[];

  constructor(forms: Forms, owner = "") {
    this.forms = forms;
    this.studies = new Studies(this, owner);
    const tracks = forms.map.fields?.find((field) => field.key === "tracks");
    this.colours = tracks?.entry?.fields?.find((field) => field.key === "colour")?.words ?? [];
  }

  /** What a list of the map is made of. */
  fieldsOf(part: "places" | "tracks"): Field[] {
    return this.field(part)?.entry?.fields ?? [];
  }

  /** What every ticket may say. */
  get ticketFields(): Field[] {
    const cards = this.field("tickets")?.fields?.find(({ key }) => key === "cards");
    return cards?.entry?.fields?.[0]?.fields ?? [];
  }

  /** The names from which a text of a form may be chosen. */
  readonly namesFor = (field: Field): readonly string[] => namesFor(this.document, field);

  /** The names that an end of a ticket may have. */
  get ticketEnds(): readonly string[] {
    const end = this.ticketFields.find(({ key }) => key === "from");
    return end ? this.namesFor(end) : [];
  }

  field(key: string): Field | undefined {
    return this.forms.map.fields?.find((field) => field.key === key);
  }

  /** The map that was being drawn last, if there is one. */
  async resume(): Promise<void> {
    const draft = recall<Draft | null>(DRAFT, null);
    if (draft?.text) await this.open(draft.text).catch(() => undefined);
    else this.check();
  }

  /** Begin with an empty map. */
  begin(ground: "world" | "island"): void {
    this.change(newDocument(t("studio-new-name"), ground));
    this.chosen = null;
  }

  async open(text: string): Promise<number> {
    const found = await openText(text);
    this.change(completed(found.document, t("studio-new-name")));
    this.chosen = null;
    return found.dropped;
  }

  /** Begin with a packaged map: it gets an id of its own, and lies on the land of the world. */
  async openMap(map: string): Promise<void> {
    const found = await openPackaged(map);
    const document = completed(found.document, t("studio-new-name"));
    const { first_game: _, series: __, ...rest } = document;
    const board = { ...(document["board"] as TomlTable), ground: "world" };
    this.change({ ...rest, id: `${document.id}_2`.slice(0, 40), board } as MapDocument);
    this.chosen = null;
  }

  /** Make a change that can be taken back. */
  change(document: MapDocument, said = ""): void {
    if (document === this.document) return;
    this.past = [...this.past, this.document].slice(-MOST_HISTORY);
    this.future = [];
    this.document = document;
    this.said = said;
    this.changed();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.document, ...this.future];
    this.document = before;
    this.changed();
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (!after) return;
    this.future = rest;
    this.past = [...this.past, this.document];
    this.document = after;
    this.changed();
  }

  private changed(): void {
    const { chosen, document } = this;
    const lists = { place: document.places, track: document.tracks, ticket: document.tickets.cards ?? [] };
    if (chosen && chosen.number >= lists[chosen.kind].length) this.chosen = null;
    this.isChecked = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.check(), SOON);
  }

  /** Have the map checked, and keep it. */
  check(): void {
    const { text } = this;
    remember(DRAFT, { text } satisfies Draft);
    if (this.secret) writeFile(this.secret, text).catch((error: Error) => (this.trouble = error.message));
    const number = ++this.asked;
    checkText(text).then(
      (found) => number === this.asked && this.hear(found),
      (error: Error) => number === this.asked && (this.trouble = error.message),
    );
  }

  private hear(found: Checked): void {
    this.problems = found.problems;
    this.key = found.key ?? "";
    this.rules = found.rules ?? "";
    this.basedOn = found.based_on ?? "";
    this.isChecked = true;
    this.trouble = "";
  }

  problemsOf(kind: MapProblem["thing"], number: number): MapProblem[] {
    return this.problems.filter((each) => each.thing === kind && (each.number ?? -1) === number);
  }

  remedy({ edits }: Remedy): void {
    this.change((edits as Edit[]).reduce(edited, this.document), t("studio-said-mended"));
  }

  set(path: readonly (string | number)[], value: unknown): void {
    const edit: Edit = value === undefined ? { do: "remove", path: [...path] } : { do: "set", path: [...path], value };
    this.change(edited(this.document, edit));
  }

  addPlace(point: Point): void {
    if (this.document.places.length >= (this.forms.limits["places"] ?? 0)) return;
    const name = freeName(this.document, (number) => t("studio-city-name", { number }));
    const place = { name, ...toGlobe(point) };
    this.change({ ...this.document, places: [...this.document.places, place] }, t("studio-said-place", { name }));
    this.chosen = { kind: "place", number: this.document.places.length - 1 };
  }

  movePlace(number: number, point: Point): void {
    const places = this.document.places.map((place, at) => (at === number ? { ...place, ...toGlobe(point) } : place));
    this.change({ ...this.document, places });
  }

  renamePlace(number: number, name: string): void {
    const wished = name.trim();
    if (wished && wished !== this.document.places[number]?.name) this.change(renamed(this.document, this.forms, number, wished));
  }

  /** How long a track between two places should be: as others are, by the distance. */
  suggestedLength(a: string, b: string): number {
    const far = (one: string, other: string): number => {
      const [from, to] = [this.points.get(one), this.points.get(other)];
      return from && to ? kilometres(from, this.onWorld ? nearest(from, to) : to) : 0;
    };
    const { places, tracks } = this.document;
    const between = betweenNeighbours(places.map(({ name }) => places.map((other) => far(name, other.name))));
    return suggestedLength(far(a, b), between, places.length, tracks.map((track) => ({ far: far(track.a, track.b), length: track.length })));
  }

  /** Join two places; a second track between them makes a double one. */
  addTrack(a: string, b: string): void {
    const { tracks } = this.document;
    if (a === b || tracks.length >= (this.forms.limits["tracks"] ?? 0)) return;
    const there = tracks.find((track) => (track.a === a && track.b === b) || (track.a === b && track.b === a));
    const colour = this.colours[tracks.length % this.colours.length] ?? "gray";
    const track: Track = { a, b, length: there?.length ?? this.suggestedLength(a, b), colour };
    this.change({ ...this.document, tracks: [...tracks, track] }, t("studio-said-track", { a, b, length: track.length }));
    this.chosen = { kind: "track", number: tracks.length };
  }

  addTicket(from: string, to: string): void {
    const cards = this.document.tickets.cards ?? [];
    const ticket: Ticket = { from, to, points: Math.max(1, shortest(this.document, from, to)) };
    this.setTickets([...cards, ticket]);
    this.chosen = { kind: "ticket", number: cards.length };
  }

  setTickets(cards: Ticket[]): void {
    this.change({ ...this.document, tickets: { ...this.document.tickets, cards } });
  }

  /** Remove what is chosen. */
  remove(): void {
    const { chosen, document } = this;
    if (!chosen) return;
    const others = <T>(list: readonly T[]): T[] => list.filter((_, at) => at !== chosen.number);
    this.chosen = null;
    if (chosen.kind === "place") this.change(withoutPlace(document, chosen.number), t("studio-said-removed"));
    else if (chosen.kind === "track") this.change({ ...document, tracks: others(document.tracks) }, t("studio-said-removed"));
    else this.setTickets(others(document.tickets.cards ?? []));
  }

  uses(mechanic: string): boolean {
    return mechanic in ((this.document["mechanics"] as TomlTable | undefined) ?? {});
  }

  switchMechanic(form: MechanicForm, on: boolean): void {
    this.set(["mechanics", form.name], on ? structuredClone(form.example) : undefined);
  }

  /** Set a key that a mechanic adds to a track, place or ticket; the mechanic comes with it. */
  setAdded(path: readonly (string | number)[], form: MechanicForm, value: unknown): void {
    const off = value === undefined || value === false || value === 0;
    let document = edited(this.document, off ? { do: "remove", path: [...path] } : { do: "set", path: [...path], value });
    if (!off && !this.uses(form.name)) {
      document = edited(document, { do: "set", path: ["mechanics", form.name], value: structuredClone(form.example) });
    }
    this.change(document);
  }
}
