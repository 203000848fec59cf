const KEPT_AS = 'chosen-items';

/** Keeps which items are chosen, until the browser tab is closed. */
export function keepSelection(ids: ReadonlySet<string>): void {
  sessionStorage.setItem(KEPT_AS, [...ids].join());
}

/** The ids of the items that were chosen when the warehouse was left, with commas between. */
export function keptSelection(): string {
  return sessionStorage.getItem(KEPT_AS) ?? '';
}
