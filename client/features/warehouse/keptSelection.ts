const KEPT_AS = 'chosen-items';

/** Keeps which items are chosen, until the browser tab is closed. */
export function keepSelection(ids: ReadonlySet<string>): void {
  sessionStorage.setItem(KEPT_AS, JSON.stringify([...ids]));
}

/** The items that were chosen when the warehouse was left. */
export function keptSelection(): ReadonlySet<string> {
  return new Set(JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '[]') as string[]);
}
