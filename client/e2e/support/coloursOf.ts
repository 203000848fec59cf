import type { Locator } from '@playwright/test';

/** Returns the sorted colours of a part, to detect changed looks where pixels cannot be compared. */
export async function coloursOf(part: Locator): Promise<string> {
  const colours = await part.evaluate((root) => {
    const found = new Set<string>();
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const style = getComputedStyle(element);
      if (style.visibility === 'hidden' || element.getClientRects().length === 0) continue;
      found.add(style.color).add(style.backgroundColor);
      if (parseFloat(style.borderTopWidth) > 0) found.add(style.borderTopColor);
      if (element instanceof SVGElement) found.add(style.fill).add(style.stroke);
    }
    return [...found].toSorted();
  });
  return colours.join('\n');
}
