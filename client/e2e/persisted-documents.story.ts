import { expect, type Page } from '@playwright/test';
import { openDemoAccount } from './support/demo-account';
import { messagesOf } from './support/messages';
import { test } from './support/story';

interface Sent {
  query?: string;
  operationName: string;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

/** Records how each GraphQL operation of the page, its stream included, was identified to the server. */
function listen(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/graphql')) return;
    const { query, operationName } = request.postDataJSON() as Sent;
    sent.push(`${operationName} by ${query ? 'text' : 'hash'}`);
  });
  return sent;
}

test('pages send hashes of their documents, and no text', async ({ context, page, tidebox }) => {
  const account = await openDemoAccount(tidebox.url);
  await account.enter(context, tidebox.url);
  const sent = listen(page);
  for (const path of ['/mine/order', '/cart']) {
    const streamed = page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
    await page.goto(tidebox.url + path);
    expect((await streamed).status()).toBe(200);
  }
  expect(sent).toEqual(
    expect.arrayContaining(['OrdersPage by hash', 'CartPage by hash', 'ViewerChanged by hash']),
  );
  expect(sent.filter((one) => one.endsWith('text'))).toEqual([]);
});

test('a page of a build that the server has forgotten sends its texts, and its shopper notices nothing', async ({
  context,
  page,
  tidebox,
}) => {
  const account = await openDemoAccount(tidebox.url);
  await account.enter(context, tidebox.url);
  const sent = listen(page);
  // Its hashes are those of documents that nobody has any more.
  await page.route('**/graphql{,/stream}', (route) => {
    const body = route.request().postDataJSON() as Sent;
    const { persistedQuery } = body.extensions ?? {};
    if (persistedQuery) persistedQuery.sha256Hash = '0'.repeat(64);
    return route.continue({ postData: JSON.stringify(body) });
  });
  const opened = page.waitForResponse(
    (response) => response.url().endsWith('/graphql/stream') && response.ok(),
  );
  await page.goto(`${tidebox.url}/mine/order`);
  await opened;
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(sent).toEqual(
    expect.arrayContaining([
      'OrdersPage by text',
      'ViewerChanged by hash',
      'ViewerChanged by text',
    ]),
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(messagesOf('en')('common.unreachable'))).toHaveCount(0);
});
