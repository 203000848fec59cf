import { CPU_SLOWDOWN, slow4g } from '../lib/slow-phone.mjs';
import { withThrowawayServer } from '../lib/throwaway-server.mjs';
import { limits, measure } from './limits.mjs';

const screens = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desk', viewport: { width: 1280, height: 800 } },
];

/** Measures the layout shift of `/` while it loads and is scrolled through, on a slow machine and network. */
export async function measureShift(executablePath) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    return await withThrowawayServer({ NODE_ENV: 'production' }, async (url) => {
      const measures = [];
      for (const { name, viewport } of screens) {
        const page = await browser.newPage({ viewport });
        const shift = await shiftOf(page, `${url}/`);
        measures.push(measure(`layout shift of / (${name})`, shift, limits['layout shift of /']));
        await page.close();
      }
      return measures;
    });
  } finally {
    await browser.close();
  }
}

async function shiftOf(page, address) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(sumShifts);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(scrollThrough);
  return page.evaluate(() => globalThis.layoutShift);
}

// The two functions below run in the page.

/** All of them, which is never less than the worst second that the metric counts. */
function sumShifts() {
  globalThis.layoutShift = 0;
  new globalThis.PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries())
      if (!hadRecentInput) globalThis.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function scrollThrough() {
  const { document, scrollTo } = globalThis;
  for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
    scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
