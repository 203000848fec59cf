import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { findProgram } from './programs.mjs';

// The one without a user interface comes first: it renders the same pages at a lower cost.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of a Chromium to test with: a named one, an installed one, Playwright's own, apt's. */
export async function prepareChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return given;
  }
  const installed = findProgram(...names, macChrome) ?? (await ofPlaywright());
  if (installed) return installed;
  await aptInstall('chromium-headless-shell', 'fonts-noto-cjk');
  return findProgram(...names);
}

async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
