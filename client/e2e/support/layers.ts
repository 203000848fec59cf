import type { Page } from '@playwright/test';

/** Elements that stay in place while a page scrolls, and the share of the screen they cover. */
export interface Layers {
  /** Share of the screen, from 0 to 1. */
  share: number;
  /** Pairs that lie over each other. */
  overlaps: string[];
}

/** Returns the elements fixed to the screen or sticky at its lower edge, at the current scroll position. */
export function layersOf(page: Page): Promise<Layers> {
  return page.evaluate(() => {
    const layers = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, bottom, visibility } = getComputedStyle(element);
      const stays = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
      return stays && visibility === 'visible' && element.offsetHeight > 0;
    });
    const boxes = layers.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const name = element.getAttribute('aria-label') ?? element.tagName;
      return width > 1 && height > 1
        ? [{ element, name, left, right, top, bottom, width, height }]
        : [];
    });
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            !one.element.contains(other.element) &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    return { share: area / (innerWidth * innerHeight), overlaps };
  });
}
