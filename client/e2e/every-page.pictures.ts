import { test } from '@playwright/test';
import { arrive } from './support/arrive';
import { belongingsOf } from './support/belongings';
import { openDemoAccount, type DemoAccount } from './support/demo-account';
import { startTidebox, type Tidebox } from './support/tidebox';
import { visitsWith, type Visit } from './support/visits';

const colorScheme = process.env.COLOR_MODE === 'dark' ? 'dark' : 'light';
const widths = [1280, 390];

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

for (const language of ['en', 'zh'] as const) {
  for (const by of ['guest', 'shopper'] as const) {
    test(`what a ${by} sees, in ${language}, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
      await context.addCookies([{ name: 'lang', value: language, url: tidebox.url }]);
      if (by === 'shopper') await account.enter(context);
      const page = await context.newPage();
      for (const { name, path } of visits.filter((visit) => visit.by === by)) {
        await arrive(page, tidebox.url + path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          const folder = `var/pictures/${language}-${width}-${colorScheme}`;
          await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
        }
      }
    });
  }
}
