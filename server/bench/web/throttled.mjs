import { slow4g, CPU_SLOWDOWN } from '../../launch/lib/slow-phone.mjs';
import { medianOf } from './lighthouse-figures.mjs';

const RUNS = 5;

/** Lines on `/` and a change of route in a browser whose network and processor really are that slow. */
export async function measureThrottled(executablePath, url) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, url));
    const { lcp, alive, change } = medianOf(runs);
    return [
      `applied throttling, medians of ${RUNS}:`,
      `  / painted (LCP)          ${lcp.toFixed(0).padStart(6)} ms, goal 1000`,
      `  / alive                  ${alive.toFixed(0).padStart(6)} ms`,
      `  / to /faq, pointed at    ${change.toFixed(0).padStart(6)} ms, goal 200`,
    ];
  } finally {
    await browser.close();
  }
}

async function visit(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(keepLargestPaint);
  await page.goto(`${url}/`);
  await page.waitForFunction(() => !('earlyInput' in globalThis));
  const alive = await page.evaluate(() => globalThis.performance.now());
  const lcp = await page.evaluate(() => globalThis.largestPaint);
  // A pointer rests on a link before it is pressed; its target is prefetched meanwhile.
  const link = page.locator('nav a[href="/faq"]:visible').first();
  const answered = page.waitForResponse('**/graphql');
  await link.hover();
  await answered;
  await page.evaluate(untilIdle);
  const change = await link.evaluate(timeToNextHeading);
  await page.close();
  return { lcp, alive, change };
}

// The functions below run in the page.

function keepLargestPaint() {
  new globalThis.PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Waits until the browser is idle. */
function untilIdle() {
  return new Promise((resolve) => globalThis.requestIdleCallback(resolve));
}

/** Milliseconds from the click until the other page's heading is painted. */
function timeToNextHeading(link) {
  const { document, performance, requestAnimationFrame } = globalThis;
  const before = document.querySelector('h1').textContent;
  const clickedAt = performance.now();
  link.click();
  return new Promise((resolve) => {
    const look = () => {
      const now = document.querySelector('h1')?.textContent;
      if (now && now !== before)
        requestAnimationFrame(() => resolve(performance.now() - clickedAt));
      else requestAnimationFrame(look);
    };
    look();
  });
}
