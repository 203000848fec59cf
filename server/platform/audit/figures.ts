/** Figures, statuses and ids; of shoppers no names, addresses or texts, which their deletion could not remove. */
export type Figures = Readonly<Record<string, string | number | boolean | null>>;

/** Returns the figures that differ, as they were and as they are; a figure that one side lacks is null there. */
export function changedFigures(
  before: Figures,
  after: Figures,
): { readonly before: Figures; readonly after: Figures } {
  const names = Object.keys({ ...before, ...after });
  const changed = names.filter((name) => before[name] !== after[name]);
  const among = (figures: Figures) =>
    Object.fromEntries(changed.map((name) => [name, figures[name] ?? null]));
  return { before: among(before), after: among(after) };
}
