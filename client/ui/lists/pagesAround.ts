/**
 * Returns the page numbers to offer: the first, the last and those around the current one, ascending; null
 * stands for skipped pages. A single skipped page is offered instead.
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
