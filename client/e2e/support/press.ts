import type { Locator } from '@playwright/test';

declare global {
  interface Window {
    /** The latest click on this page, noted once something has been looked at. */
    latestClick?: { at: number; x: number; y: number };
  }
}

/**
 * Waits as long as a person looks at what they press: before, a page takes no press (guardPresses), neither on what
 * has just come nor on what has come where they have just pressed.
 */
export async function looksAt(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    const SAME_PRESS_MS = 1_300;
    const SAME_PLACE_PX = 48;
    const at = () => performance.now();
    if (!('latestClick' in window)) {
      window.latestClick = undefined;
      const note = ({ clientX: x, clientY: y }: MouseEvent) => {
        window.latestClick = { at: at(), x, y };
      };
      window.addEventListener('click', note, true);
    }
    const isBesideLatestClick = () => {
      const { x, y } = window.latestClick!;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const beside = Math.max(left - x, x - right, top - y, y - bottom);
      // The keyboard clicks at no place.
      return (x === 0 && y === 0) || beside <= SAME_PLACE_PX;
    };
    const hasJustClicked = () =>
      window.latestClick !== undefined && at() - window.latestClick.at <= SAME_PRESS_MS;
    const isTooEarly = () =>
      element.closest('[data-fresh]') !== null || (hasJustClicked() && isBesideLatestClick());
    // A document that a page of ours led to takes no press while it could be the second tap on that page.
    const isFollowed = document.referrer.startsWith(`${location.origin}/`);
    const hasJustCome = () => isFollowed && at() <= SAME_PRESS_MS;
    // A press before hydration is replayed after it, and dropped if it came too early.
    const isAlive = () => !('earlyInput' in window);
    while (!isAlive() || (!element.closest('header') && (hasJustCome() || isTooEarly())))
      await new Promise((look) => setTimeout(look, 20));
  });
}

/** Presses what has been looked at. */
export async function press(target: Locator): Promise<void> {
  await looksAt(target);
  await target.click();
}
