import { expect, type Page } from '@playwright/test';
import { Shopper } from './shopper';
import type { Language } from './messages';

/** A shopper who reads their mail where the demo catches it. */
export class Reader extends Shopper {
  constructor(
    page: Page,
    private readonly home: string,
    language: Language,
  ) {
    super(page, home, language);
  }

  /** Opens the newest email to an address in the outbox, and follows its link that leads there. */
  async followsEmailLink(path: string, to: string): Promise<void> {
    const link = this.page.frameLocator('iframe').locator(`a[href*="${path}"]`).first();
    let address = '';
    await expect(async () => {
      await this.page.goto(`${this.home}/outbox`);
      const newest = this.page.getByRole('listitem').filter({ hasText: to }).first();
      await newest.getByRole('link').click({ timeout: 1_500 });
      address = (await link.getAttribute('href', { timeout: 1_500 })) ?? '';
    }).toPass({ timeout: 60_000 });
    expect(address).toContain('token=');
    await this.page.goto(address);
  }

  /** The token of a link stays neither in the address nor in the history. */
  async leavesNoToken(): Promise<void> {
    await expect(this.page).not.toHaveURL(/token=/);
  }
}
