import { expect, type Page } from '@playwright/test';

/** On the page of the sandbox gateway: what the payer lets become of the payment. */
export async function choosesAtGateway(
  page: Page,
  choice: 'pay' | 'fail' | 'leave',
): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-gateway\//);
  await page.locator(`button[value=${choice}]`).click();
}
