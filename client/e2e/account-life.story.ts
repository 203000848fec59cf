import { expect, type Browser } from '@playwright/test';
import { AccountHolder } from './support/accountHolder';
import {
  drawing,
  goodPictures,
  halfPicture,
  largePicture,
  noPicture,
  pictureInDisguise,
  vastPicture,
} from './support/samplePictures';
import { test } from './support/story';
import { startTidebox, type Tidebox } from './support/tidebox';

const screens = [
  {
    language: 'en',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    vast: '40 million pixels; please save it smaller',
  },
  {
    language: 'zh',
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    vast: '请缩小后再上传',
  },
] as const;

const EMAIL = 'mei@example.com';
const NEW_EMAIL = 'lin@example.com';
const FIRST = 'orchid88';
const SECOND = 'lantern99';

for (const { language, locale, viewport, vast } of screens)
  test.describe(`The life of an account (${language}, ${viewport.width} px)`, () => {
    let tidebox: Tidebox;
    test.beforeEach(async () => {
      tidebox = await startTidebox({ demo: false });
    });
    test.afterEach(() => tidebox.stop());

    async function shopper(browser: Browser) {
      const context = await browser.newContext({ locale, viewport });
      return new AccountHolder(await context.newPage(), tidebox.url, language);
    }

    test('registers, verifies, forgets the password and comes back', async ({ browser }) => {
      const mei = await shopper(browser);

      await mei.registers(EMAIL, FIRST);
      await mei.followsEmailLink('/user/result?');
      await mei.arrivesAt('account.result.verified');
      await mei.leavesNoToken();
      await mei.page.reload();
      await mei.arrivesAt('account.result.verified');

      await mei.page.context().clearCookies({ name: 'token' });
      await mei.page.context().clearCookies({ name: 'isLogin' });
      await mei.open('/user/login');
      await mei.link('account.findPassword').click();
      await mei.arrivesAt('account.findPassword');
      await mei.field('account.email').fill(EMAIL);
      await mei.press('account.findPassword.send');
      await mei.arrivesAt('account.findPassword.sent');

      await mei.followsEmailLink('/user/resetPassword?');
      await mei.arrivesAt('account.resetPassword');
      await mei.leavesNoToken();
      await mei.choosesNewPassword(SECOND);
      await mei.arrivesAt('common.logIn');
      await mei.signsIn(EMAIL, SECOND);
    });

    test('has a picture and a name, moves to another address, and ends', async ({ browser }) => {
      const mei = await shopper(browser);
      await mei.registers(EMAIL, FIRST);

      await mei.open('/mine/personal');
      await mei.arrivesAt('account.settings.personal');
      for (const file of await goodPictures()) await mei.takesPictureOfSelf(file);
      const otherKind = mei.say('settings.avatar.wrongType').replace(/^C/, '[Cc]');
      for (const file of [noPicture(), drawing()]) await mei.isRefusedThePicture(file, otherKind);
      for (const file of [await pictureInDisguise(), await halfPicture()])
        await mei.isRefusedTheSentPicture(file, otherKind);
      await mei.isRefusedTheSentPicture(vastPicture(), vast);
      await mei.isRefusedThePicture(
        largePicture(),
        mei.say('settings.avatar.tooLarge', { size: 2 }),
      );

      await mei.field('account.nickname').fill('Mei 🙂');
      await mei.page.getByRole('contentinfo').getByRole('link').first().click();
      await mei.press('common.leave.cancel');
      await mei.press('settings.save');
      await mei.reads('settings.saved');
      await mei.open('/mine/setting');
      await mei.arrivesAt('account.menu.settings');
      await expect(mei.page.getByRole('main').getByText('Mei 🙂')).toBeVisible();

      await mei.open('/mine/secure');
      await mei.arrivesAt('account.settings.secure');
      await mei.asksForEmail(NEW_EMAIL, FIRST);
      await mei.followsEmailLink('/user/result?purpose=ACTIVATE_EMAIL');
      await mei.arrivesAt('account.result.changed');
      await mei.leavesNoToken();

      const elsewhere = await shopper(browser);
      await elsewhere.signsIn(NEW_EMAIL, FIRST);
      await mei.open('/mine/secure');
      await mei.endsOtherSession();
      await elsewhere.open('/mine/secure');
      await elsewhere.arrivesAt('common.logIn');

      await mei.deletesAccount(FIRST);
      await expect(mei.page).toHaveURL(`${tidebox.url}/`);
      await mei.open('/mine/secure');
      await mei.arrivesAt('common.logIn');
    });
  });
