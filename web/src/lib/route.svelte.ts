/** Where in the app one is, from the part of the address after `#`, which no server ever sees. */

/** A part of an address as it was meant; one that is spoilt, as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  private hash = $state(location.hash);
  private path = $derived(this.hash.replace(/^#\/?/, ""));
  private segments = $derived((this.path.split("?")[0] ?? "").split("/").map(decoded));
  page = $derived(this.segments[0] ?? "");
  parts = $derived(this.segments.slice(1));
  query = $derived(new URLSearchParams(this.path.split("?")[1] ?? ""));

  constructor() {
    addEventListener("hashchange", () => (this.hash = location.hash));
  }
}

export const route = new Route();

/** Go somewhere; `replace` leaves no way back, for links that carry a token. */
export function go(path: string, replace = false): void {
  if (replace) location.replace(`#${path}`);
  else location.hash = path;
}
