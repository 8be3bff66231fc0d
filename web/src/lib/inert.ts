/** Making everything inert but a few elements. */

let silenced: Element[] = [];

/** Let only these elements be used; what was made inert before is free again first. */
export function useOnly(usable: readonly Element[]): void {
  const kept = new Set<Element>(usable);
  const around = new Set<Element>();
  for (const each of usable) {
    for (let up = each.parentElement; up; up = up.parentElement) around.add(up);
  }
  const wanted: Element[] = [];
  for (const each of around) {
    if (kept.has(each) || usable.some((inner) => inner.contains(each))) continue;
    wanted.push(...[...each.children].filter((child) => !kept.has(child) && !around.has(child)));
  }
  const mine = wanted.filter((each) => silenced.includes(each) || !each.hasAttribute("inert"));
  for (const each of silenced) if (!mine.includes(each)) each.removeAttribute("inert");
  for (const each of mine) if (!each.hasAttribute("inert")) each.setAttribute("inert", "");
  silenced = mine;
}

export function useAll(): void {
  for (const each of silenced) each.removeAttribute("inert");
  silenced = [];
}
