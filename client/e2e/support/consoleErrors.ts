import type { Page } from '@playwright/test';

/** Collects what goes wrong behind a screen: errors of the console, requests that fail. */
export function collectConsoleErrors(page: Page): () => string[] {
  let consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    // The browser also logs each refused request; those appear with their address below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      consoleErrors.push(message.text());
  });
  page.on('requestfailed', (request) => {
    // Leaving a page cuts off what it was still fetching ahead.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      consoleErrors.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      consoleErrors.push(`${response.url()}: ${response.status()}`);
  });
  return () => {
    const heard = consoleErrors;
    consoleErrors = [];
    return heard;
  };
}
