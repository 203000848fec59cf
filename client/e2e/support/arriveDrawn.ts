import type { Page } from '@playwright/test';
import { hasArrived, isAlive } from './arrive';
import { holdBack } from './holdBack';

export interface Drawn {
  readonly status: number | undefined;
  /** Whether there was a heading before any script ran. */
  readonly isReadable: boolean;
  /** Whether the scripts took that heading over instead of drawing another in its place. */
  readonly isTakenOver: boolean;
}

declare global {
  interface Window {
    /** The heading as the server drew it, if it did. */
    drawnHeading?: Element | null;
  }
}

/**
 * Has a page look at what the server drew in the very moment in which it asks for its scripts. Holding them back
 * would cost more than all the rest: the browser would fetch and compile them anew for each page.
 */
export async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.head?.querySelector('[rel=modulepreload]')) return;
      observer.disconnect();
      if ('earlyInput' in window) window.drawnHeading = document.querySelector('h1');
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Opens a page on which `watchDrawing` looks. */
export async function arriveDrawn(page: Page, address: string): Promise<Drawn> {
  // What is answered may well draw another heading.
  const letAnswers = await holdBack(page, '*/graphql');
  const answer = await page.goto(address, { waitUntil: 'commit' });
  await isAlive(page);
  const drawn = await page.evaluate(() => ({
    isReadable: Boolean(window.drawnHeading),
    isTakenOver: window.drawnHeading?.isConnected ?? true,
  }));
  await letAnswers();
  await hasArrived(page);
  return { status: answer?.status(), ...drawn };
}
