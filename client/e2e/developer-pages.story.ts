import { expect, type Page } from '@playwright/test';
import { test } from './support/story';

/** Blocks all requests except to Tidebox; returns the blocked addresses. */
async function goOffline(page: Page, origin: string): Promise<string[]> {
  const refused: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      refused.push(route.request().url());
      return route.abort();
    },
  );
  return refused;
}

test('the offline IDE runs an operation, and needs nothing from the internet', async ({
  page,
  tidebox,
}) => {
  const refused = await goOffline(page, tidebox.url);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${tidebox.url}/graphql/ide`);
  // The button is there before the editor has loaded; then it runs nothing.
  await expect(async () => {
    await page.getByRole('button', { name: /execute query/i }).click();
    await expect(page.locator('.graphiql-response')).toContainText('service@tidebox.example', {
      timeout: 2_000,
    });
  }).toPass();
  expect({ refused, faults }).toEqual({ refused: [], faults: [] });
});

test('the description of the REST paths signs in and calls, and needs nothing from the internet', async ({
  page,
  tidebox,
}) => {
  const refused = await goOffline(page, tidebox.url);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const answer = await page.goto(`${tidebox.url}/api/v1/docs`);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('heading', { name: /Tidebox REST API/ })).toBeVisible();

  const login = page.locator('#operations-Accounts-signIn');
  await login.getByRole('button', { name: /login/ }).first().click();
  await expect(login).toContainText('As the specification shows it.');
  await login.getByRole('textbox', { name: 'email' }).fill('demo@tidebox.example');
  await login.getByRole('textbox', { name: 'password' }).fill('demo1234');
  await login.getByRole('button', { name: 'Execute' }).click();
  await expect(login.locator('.live-responses-table')).toContainText('"token"');
  expect({ refused, faults }).toEqual({ refused: [], faults: [] });
});

test("Apollo Sandbox's page may load its script from the internet, and no other page may", async ({
  request,
  tidebox,
}) => {
  const policyOf = async (path: string) => {
    const answer = await request.get(tidebox.url + path, { headers: { accept: 'text/html' } });
    expect(answer.status()).toBe(200);
    return answer.headers()['content-security-policy'] ?? '';
  };
  expect(await policyOf('/graphql')).not.toContain('script-src');
  expect(await policyOf('/')).toContain("script-src 'self'");
  expect(await policyOf('/outbox')).toContain("script-src 'self'");
});

test('the outbox shows the welcome of the demo shopper', async ({ page, tidebox }) => {
  const welcome = page.getByRole('link', { name: 'Welcome to Tidebox' });
  // Emails leave in the background, some seconds after the demo was seeded.
  await expect(async () => {
    await page.goto(`${tidebox.url}/outbox`);
    await expect(welcome).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await welcome.click();
  await expect(page.getByText('demo@tidebox.example').first()).toBeVisible();
});
