import { expect, test, type Page } from '@playwright/test';
import { barriersOn, overflowOf } from './support/barriers';
import { belongingsOf } from './support/belongings';
import { listenFor } from './support/complaints';
import { openDemoAccount, type DemoAccount } from './support/demo-account';
import { startTidebox, type Tidebox } from './support/tidebox';
import { arrive } from './support/arrive';
import { visitsWith, type Visit } from './support/visits';
import type { Language } from './support/words';

// One server for all of them.
test.describe.configure({ mode: 'default' });

let tidebox: Tidebox;
let account: DemoAccount;
let visits: Visit[];
test.beforeAll(async () => {
  tidebox = await startTidebox({ demo: true, paceMs: 600_000 });
  account = await openDemoAccount(tidebox.url);
  visits = visitsWith(await belongingsOf(account));
});
test.afterAll(() => tidebox.stop());

// One context keeps its cache over sixty pages; recording them all would take most of the time.
test.use({ trace: 'off' });
test.setTimeout(600_000);

/** Pixels; axe judges the first of them in English, the second in Chinese. */
const widths = { desk: 1280, phone: 390, narrowest: 320 };

for (const language of ['en', 'zh'] as const) {
  for (const by of ['guest', 'shopper'] as const) {
    test(`a ${by} can use every page, in ${language}, on every width`, async ({ browser }) => {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'lang', value: language, url: tidebox.url }]);
      if (by === 'shopper') await account.enter(context);
      const page = await context.newPage();
      const complaints = listenFor(page);
      for (const visit of visits.filter((each) => each.by === by)) {
        await test.step(visit.name, () => look(page, visit, language));
        expect.soft(complaints(), `behind ${visit.path}`).toEqual([]);
      }
    });
  }
}

async function look(page: Page, { name, path }: Visit, language: Language): Promise<void> {
  await page.setViewportSize({ width: widths.desk, height: 844 });
  const status = await arrive(page, tidebox.url + path);
  expect.soft(status, path).toBe(name === 'notFound' ? 404 : 200);
  await expect.soft(page.getByRole('heading', { level: 1 }), `h1 of ${path}`).toHaveCount(1);
  expect.soft(await page.title(), `title of ${path}`).toMatch(/^.+ · Tidebox$/);
  const judgedAt = language === 'en' ? widths.desk : widths.phone;
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 844 });
    const tooWide = `${path} on ${width} px`;
    expect.soft(await overflowOf(page), tooWide).toBeLessThanOrEqual(0);
    if (width === judgedAt) expect.soft(await barriersOn(page), path).toEqual([]);
  }
}
