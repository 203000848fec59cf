import type { Page, TestInfo } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';

/** Text in each of our fonts, curves and a shadow: where builds of Chromium differ, they differ here. */
const SAMPLE = `
  <div id="renderer-sample" style="position: fixed; inset: 0; z-index: 9999; visibility: visible; background: white; color: black">
    <p style="font: 13px var(--tb-fonts-body)">Free storage until 25 November · ¥1,234.50 免费保管三十天</p>
    <p style="font: 600 28px var(--tb-fonts-heading)">Celadon teapot 青瓷茶壶</p>
    <p style="font: 11px var(--tb-fonts-mono)">PK20261125-000417 ★</p>
    <svg width="120" height="60"><circle cx="30" cy="30" r="24" fill="none" stroke="teal" stroke-width="1.75"/><path d="M60 50 Q90 0 118 48" fill="none" stroke="black" stroke-dasharray="3 4"/></svg>
    <div style="width: 90px; height: 30px; border-radius: 10px; box-shadow: 0 2px 8px #0005"></div>
  </div>`;

/**
 * Returns whether this browser renders the sample exactly as the one did that the kept pictures were made with;
 * only then can pictures be compared by their pixels. Where kept pictures are being renewed, the sample is as well.
 */
export async function hasStoredRenderer(page: Page, testInfo: TestInfo): Promise<boolean> {
  const path = testInfo.snapshotPath('renderer.png', { kind: 'screenshot' });
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), SAMPLE);
  await page.evaluate(() => document.fonts.ready);
  const sample = await page.locator('#renderer-sample').screenshot();
  await page.evaluate(() => document.getElementById('renderer-sample')?.remove());
  if (['all', 'changed'].includes(testInfo.config.updateSnapshots)) {
    await writeFile(path, sample);
    return true;
  }
  return sample.equals(await readFile(path));
}
