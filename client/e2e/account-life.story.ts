import { expect, type Browser } from '@playwright/test';
import { AccountHolder } from './support/accountHolder';
import {
  drawing,
  goodPictures,
  halfPicture,
  largePicture,
  noPicture,
  photoOfPhone,
  pictureInDisguise,
  vastPicture,
} from './support/samplePictures';
import { press } from './support/press';
import { newEmail, test } from './support/story';

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

const FIRST = 'orchid88';
const SECOND = 'lantern99';

for (const { language, locale, viewport, vast } of screens)
  test.describe(`The life of an account (${language}, ${viewport.width} px)`, () => {
    async function shopper(browser: Browser, url: string) {
      const context = await browser.newContext({ locale, viewport });
      return new AccountHolder(await context.newPage(), url, language);
    }

    test('registers, verifies, forgets the password and comes back', async ({
      browser,
      emptyTidebox: { url },
    }) => {
      const mei = await shopper(browser, url);
      const email = newEmail('mei');

      await mei.registers(email, FIRST);
      await mei.followsEmailLink('/user/result?', email);
      await mei.arrivesAt('entry.result.verified');
      await mei.leavesNoToken();
      await mei.page.reload();
      await mei.arrivesAt('entry.result.verified');

      await mei.page.context().clearCookies({ name: 'token' });
      await mei.page.context().clearCookies({ name: 'isLogin' });
      await mei.open('/user/login');
      await press(mei.link('entry.findPassword'));
      await mei.arrivesAt('entry.findPassword');
      await mei.field('entry.email').fill(email);
      await mei.press('entry.findPassword.send');
      await mei.arrivesAt('entry.findPassword.sent');

      await mei.followsEmailLink('/user/resetPassword?', email);
      await mei.arrivesAt('entry.resetPassword');
      await mei.leavesNoToken();
      await mei.choosesNewPassword(SECOND);
      await mei.arrivesAt('common.logIn');
      await mei.signsIn(email, SECOND);
    });

    test('has a picture and a name, moves to another address, and ends', async ({
      browser,
      emptyTidebox: { url },
    }) => {
      const mei = await shopper(browser, url);
      const moved = newEmail('lin');
      await mei.registers(newEmail('mei'), FIRST);

      await mei.open('/mine/personal');
      await mei.arrivesAt('entry.settings.personal');
      for (const file of await goodPictures()) await mei.takesPictureOfSelf(file);
      const otherKind = mei.say('settings.avatar.wrongType').replace(/^C/, '[Cc]');
      for (const file of [noPicture(), drawing()]) await mei.isRefusedThePicture(file, otherKind);
      await mei.isRefusedThePicture(await halfPicture(), mei.say('pictures.broken'));
      await mei.isRefusedTheSentPicture(vastPicture(), vast);
      await mei.isRefusedThePicture(
        largePicture(),
        mei.say('settings.avatar.tooLarge', { size: 2 }),
      );
      await mei.hasPictureDrawnAnew(await photoOfPhone());
      await mei.hasPictureDrawnAnew(await pictureInDisguise());

      await mei.field('settings.nickname').fill('Mei 🙂');
      await press(mei.page.getByRole('contentinfo').getByRole('link').first());
      await mei.page.goBack();
      await expect(mei.field('settings.nickname')).toHaveValue('Mei 🙂');
      await mei.press('settings.save');
      await mei.reads('settings.saved');
      await mei.open('/mine/setting');
      await mei.arrivesAt('account.menu.settings');
      await expect(mei.page.getByRole('main').getByText('Mei 🙂')).toBeVisible();

      await mei.open('/mine/secure');
      await mei.arrivesAt('entry.settings.secure');
      await mei.asksForEmail(moved, FIRST);
      await mei.followsEmailLink('/user/result?purpose=ACTIVATE_EMAIL', moved);
      await mei.arrivesAt('entry.result.changed');
      await mei.leavesNoToken();

      const elsewhere = await shopper(browser, url);
      await elsewhere.signsIn(moved, FIRST);
      await mei.open('/mine/secure');
      await mei.endsOtherSession();
      await elsewhere.open('/mine/secure');
      await elsewhere.arrivesAt('common.logIn');

      await mei.deletesAccount(FIRST);
      await expect(mei.page).toHaveURL(`${url}/`);
      await mei.reads('home.lead', { freeStorageDays: 30 });
      await mei.open('/mine/secure');
      await mei.arrivesAt('common.logIn');
    });
  });
