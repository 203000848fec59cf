import { expect, type Browser } from '@playwright/test';
import { isAlive } from './support/arrive';
import { collectConsoleErrors } from './support/consoleErrors';
import { holdBack } from './support/holdBack';
import { press } from './support/press';
import { Shopper } from './support/shopper';
import { test } from './support/story';
import type { Tidebox } from './support/tidebox';
import { messagesOf } from './support/messages';

/** The script of the help centre's page. */
const helpChunk = /\/assets\/FaqPage[^/]*\.js/;

async function guest(browser: Browser, { url }: Tidebox): Promise<Shopper> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  return new Shopper(await context.newPage(), url, 'en');
}

const goToHelp = ({ page, say }: Shopper) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: say('common.helpCentre') })
    .click();

const heading = ({ page, say }: Shopper, id: string) =>
  page.getByRole('heading', { level: 1, name: say(id) });

test('over a page whose successor is slow lies an overlay, until it is there (RT-33)', async ({
  browser,
  tidebox,
}) => {
  const mei = await guest(browser, tidebox);
  const arrive = await holdBack(mei.page, '*/assets/FaqPage*.js');
  await mei.open('/');
  const old = await mei.page.getByRole('heading', { level: 1 }).textContent();
  await goToHelp(mei);
  const overlay = mei.page.getByRole('status', { name: mei.say('common.pageLoading') });
  await expect(overlay).toBeVisible();
  await expect(mei.page.getByRole('heading', { level: 1 })).toHaveText(old ?? '');
  const box = await overlay.boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await arrive();
  await expect(heading(mei, 'articles.helpCentre')).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test('after a navigation the shopper who signed in from another tab is known, and gone who signed out (RT-35)', async ({
  browser,
  tidebox,
}) => {
  const mei = await guest(browser, tidebox);
  await mei.open('/');
  await mei.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const other = new Shopper(await mei.page.context().newPage(), tidebox.url, 'en');
  await other.signsIn('demo@tidebox.example', 'demo1234');
  await expect(other.button('common.myAccount').first()).toBeVisible();
  await expect(mei.link('common.logIn').first()).toBeVisible();

  await goToHelp(mei);
  await expect(heading(mei, 'articles.helpCentre')).toBeVisible();
  await expect(mei.link('common.logIn')).toHaveCount(0);
  const name = mei.page.getByRole('banner').getByRole('link', { name: /^demo/i });
  await expect(name).toBeVisible();

  await mei.page.context().clearCookies({ name: 'isLogin' });
  await mei.page.goBack();
  await expect(mei.link('common.logIn').first()).toBeVisible();
  await expect(name).toHaveCount(0);
  expect(await mei.page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

const closed = "Object.assign(new Error('Closed for stock-taking'), { status: 418 })";
for (const [title, thrown, status] of [
  [
    'an error is told with its own status and its message, between header and footer (RT-37)',
    closed,
    418,
  ],
  ['an error without a status is told as 500 (RT-37)', "new Error('Closed for stock-taking')", 500],
] as const)
  test(title, async ({ browser, tidebox }) => {
    const mei = await guest(browser, tidebox);
    const body = `export function FaqPage() { throw ${thrown}; }`;
    await mei.page.route(helpChunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await mei.open('/');
    await goToHelp(mei);
    const alert = mei.page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(String(status));
    await expect(alert).toContainText('Closed for stock-taking');
    await expect(mei.page.getByRole('contentinfo')).toBeVisible();
    await press(mei.page.getByRole('banner').getByRole('link', { name: 'Tidebox' }).first());
    await expect(heading(mei, 'home.title')).toBeVisible();
  });

test('a page whose script is gone is loaded anew once, then told in plain words (RT-38)', async ({
  browser,
  tidebox,
}) => {
  const mei = await guest(browser, tidebox);
  await mei.page.route(helpChunk, (route) => route.abort());
  await mei.open('/');
  let loads = 0;
  mei.page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await goToHelp(mei);
  const alert = mei.page.getByRole('main').getByRole('alert');
  await expect(alert.getByText(mei.say('common.newReleaseText'))).toBeVisible();
  await expect(mei.page).toHaveURL(`${tidebox.url}/faq`);
  await expect(mei.page.getByRole('banner')).toBeVisible();
  await expect(alert).not.toContainText('import');
  expect(loads).toBe(1);

  await mei.page.unroute(helpChunk);
  await mei.press('common.reload');
  await expect(heading(mei, 'articles.helpCentre')).toBeVisible();
});

test('what became of a mailed link is told after a reload as well, without a complaint of the browser (RT-07)', async ({
  browser,
  tidebox,
}) => {
  const mei = await guest(browser, tidebox);
  const consoleErrors = collectConsoleErrors(mei.page);
  await mei.open('/user/result?purpose=VERIFY&token=made-up');
  await expect(heading(mei, 'entry.link.unknown')).toBeVisible();
  await mei.page.reload();
  await isAlive(mei.page);
  await expect(heading(mei, 'entry.link.unknown')).toBeVisible();
  expect(consoleErrors()).toEqual([]);
});

test('back from a page that came in another language leaves it, as if nothing had lain on top', async ({
  browser,
  tidebox,
}) => {
  const mei = await guest(browser, tidebox);
  await mei.open('/');
  await goToHelp(mei);
  await expect(heading(mei, 'articles.helpCentre')).toBeVisible();
  const header = mei.page.getByRole('banner');
  await header.getByRole('button', { name: /English/ }).click();
  await header.getByRole('radio', { name: '中文' }).click();
  await expect(
    mei.page.getByRole('heading', { level: 1, name: messagesOf('zh')('articles.helpCentre') }),
  ).toBeVisible();
  await isAlive(mei.page);
  await mei.page.goBack();
  await expect(mei.page).toHaveURL(`${tidebox.url}/`);
});
