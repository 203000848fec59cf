import { expect, test, type Page } from '@playwright/test';
import { Shopper } from './support/shopper';
import { startTidebox, type Tidebox } from './support/tidebox';
import type { Language } from './support/words';

const screens = [
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  { language: 'zh', locale: 'zh-CN', viewport: { width: 390, height: 844 } },
] as const;

const EMAIL = 'mei@example.com';
const FIRST = 'orchid88';
const SECOND = 'lantern99';

/** A shopper who reads their mail where the demo catches it. */
class Reader extends Shopper {
  constructor(
    page: Page,
    private readonly home: string,
    language: Language,
  ) {
    super(page, home, language);
  }

  /** Opens the newest letter in the outbox, and follows its link to that path. */
  async followsLetter(path: string): Promise<void> {
    const link = this.page.frameLocator('iframe').locator(`a[href*="${path}?"]`).first();
    let address = '';
    await expect(async () => {
      await this.page.goto(`${this.home}/outbox`);
      await this.page.getByRole('listitem').first().getByRole('link').click({ timeout: 1_500 });
      address = (await link.getAttribute('href', { timeout: 1_500 })) ?? '';
    }).toPass({ timeout: 60_000 });
    expect(address).toContain('token=');
    await this.page.goto(address);
  }

  /** The token of a link stays neither in the address nor in the history. */
  async leavesNoToken(): Promise<void> {
    await expect(this.page).not.toHaveURL(/token=/);
  }

  async choosesPassword(password: string): Promise<void> {
    const field = (id: string) => this.page.getByLabel(this.say(id), { exact: true });
    await field('account.newPassword').fill(password);
    await field('account.passwordAgain').fill(password);
    await this.press('account.resetPassword.save');
  }
}

for (const { language, locale, viewport } of screens)
  test.describe(`The life of an account (${language}, ${viewport.width} px)`, () => {
    let tidebox: Tidebox;
    test.beforeAll(async () => {
      tidebox = await startTidebox({ demo: false });
    });
    test.afterAll(() => tidebox.stop());

    test('registers, verifies, forgets the password and comes back', async ({ browser }) => {
      const context = await browser.newContext({ locale, viewport });
      const mei = new Reader(await context.newPage(), tidebox.url, language);

      await mei.registers(EMAIL, FIRST);
      await mei.followsLetter('/user/result');
      await mei.arrivesAt('account.result.verified');
      await mei.leavesNoToken();
      await mei.page.reload();
      await mei.arrivesAt('account.result.verified');

      await context.clearCookies({ name: 'token' });
      await context.clearCookies({ name: 'isLogin' });
      await mei.open('/user/login');
      await mei.link('account.findPassword').click();
      await mei.arrivesAt('account.findPassword');
      await mei.field('account.email').fill(EMAIL);
      await mei.press('account.findPassword.send');
      await mei.arrivesAt('account.findPassword.sent');

      await mei.followsLetter('/user/resetPassword');
      await mei.arrivesAt('account.resetPassword');
      await mei.leavesNoToken();
      await mei.choosesPassword(SECOND);
      await mei.arrivesAt('common.logIn');
      await mei.signsIn(EMAIL, SECOND);
    });
  });
