import type { Page } from '@playwright/test';

/** Collects what goes wrong behind a screen: errors of the console, requests that fail. */
export function listenFor(page: Page): () => string[] {
  let complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser repeats every refused request; it is told with its address below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  page.on('requestfailed', (request) => {
    // Leaving a page cuts off what it was still fetching ahead.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push(`${response.url()}: ${response.status()}`);
  });
  return () => {
    const heard = complaints;
    complaints = [];
    return heard;
  };
}
