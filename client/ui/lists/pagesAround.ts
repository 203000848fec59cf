/**
 * Which pages of a list to offer: the first, the last and those beside the current one, ascending;
 * null stands for pages left out. One page that would be left out alone is offered instead.
 */
export function pagesAround(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last].filter((p) => p >= 1 && p <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
