import type { Page } from '@playwright/test';
import { hasArrived, isAlive } from './arrive';
import { holdBack } from './holdBack';

export interface RenderedVisit {
  readonly status: number | undefined;
  /** True if there was a heading before any script ran. */
  readonly isReadable: boolean;
  /** True if the scripts took that heading over instead of drawing another in its place. */
  readonly isHydrated: boolean;
}

declare global {
  interface Window {
    /** The heading as the server drew it, if it did. */
    renderedHeading?: Element | null;
  }
}

/**
 * Lets a page examine the server-rendered content at the moment when it requests its scripts. Pausing those
 * would be slower: the browser would fetch and compile them again for each page.
 */
export async function observeRenderedPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.head?.querySelector('[rel=modulepreload]')) return;
      observer.disconnect();
      if ('earlyInput' in window) window.renderedHeading = document.querySelector('h1');
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Opens a page on which `observeRenderedPage` looks. */
export async function visitRenderedPage(page: Page, address: string): Promise<RenderedVisit> {
  // A response may well change the heading.
  const letAnswers = await holdBack(page, '*/graphql');
  const answer = await page.goto(address, { waitUntil: 'commit' });
  await isAlive(page);
  const rendered = await page.evaluate(() => ({
    isReadable: Boolean(window.renderedHeading),
    isHydrated: window.renderedHeading?.isConnected ?? true,
  }));
  await letAnswers();
  await hasArrived(page);
  return { status: answer?.status(), ...rendered };
}
