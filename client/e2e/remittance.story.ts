import { expect } from '@playwright/test';
import { press } from './support/press';
import { Shopper } from './support/shopper';
import { newEmail, test } from './support/story';
import type { Tidebox } from './support/tidebox';

/** An entry of the operator's list of remittances. */
type Work = readonly { readonly payment: { readonly number: string } }[];

/** Tells of money that was sent; returns the number of the payment, as the operator finds it. */
async function tellsOfRemittance(
  mei: Shopper,
  { operate }: Tidebox,
  control: string,
): Promise<string> {
  await mei.open('/payment/westpay?amount=500.00');
  await mei.arrivesAt('payments.remittance.title');
  await mei.fillIn('payments.remittance.senderFirstName', 'Mei');
  await mei.fillIn('payments.remittance.senderLastName', 'Lin');
  await mei.fillIn('payments.remittance.control', control);
  const country = mei.page.getByRole('combobox', { name: mei.say('payments.remittance.country') });
  await country.selectOption('GB');
  await press(mei.payButton());
  await mei.arrivesAt('payments.remittance.pending');
  const [waiting] = (await operate('remittance', 'list')) as Work;
  return waiting?.payment.number ?? '';
}

/** A receipt of a kind that is not taken stops the form instead of being left out. */
async function choosesAWrongReceipt(mei: Shopper): Promise<void> {
  await mei.open('/payment/westpay?amount=500.00');
  await mei.arrivesAt('payments.remittance.title');
  const receipt = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  await mei.page.locator('input[type=file]').setInputFiles(receipt);
  await press(mei.payButton());
  await expect(mei.page.getByRole('alert').last()).toContainText(mei.say('pictures.unknown'));
  await mei.press('pictures.without');
  await expect(mei.button('pictures.without')).toHaveCount(0);
}

/** A remittance that the operator finds. */
async function seesOneCredited(mei: Shopper, started: Tidebox): Promise<void> {
  const found = await tellsOfRemittance(mei, started, '8273645012');
  await mei.open('/mine/fund');
  await mei.arrivesAt('funds.title');
  await expect(mei.page.getByText(mei.say('funds.remittanceComes'))).toBeVisible();
  await started.operate('remittance', 'confirm', found);
  await mei.page.reload();
  await mei.arrivesAt('funds.title');
  await expect(mei.page.getByText('¥500.00').first()).toBeVisible();
  await expect(mei.page.getByText(mei.say('funds.remittanceComes'))).toHaveCount(0);
}

/** A remittance that nobody finds. */
async function seesOneDeclined(mei: Shopper, started: Tidebox): Promise<void> {
  const lost = await tellsOfRemittance(mei, started, '8273645013');
  const result = mei.page.url();
  await started.operate('remittance', 'decline', lost, '--reason', 'No such control number');
  await mei.open(new URL(result).pathname + new URL(result).search);
  await mei.arrivesAt('payments.recharge.failed');
  await expect(mei.page.getByText(mei.say('payments.failure.DECLINED'))).toBeVisible();
  await mei.open('/message');
  const told = { name: /(remittance of ¥500|¥500.00 的汇款)/ };
  await press(mei.page.getByRole('link', told));
  const thread = mei.page.getByRole('region', told);
  await expect(thread.getByText(/No such control number/)).toBeVisible();
}

/** On phones there is no room for the link search above a field that somebody writes into (BN-01). */
async function seesNoBannerWhileWriting(mei: Shopper): Promise<void> {
  await mei.open('/payment/westpay');
  await mei.arrivesAt('payments.remittance.title');
  await mei.page.evaluate(() => scrollTo(0, 400));
  const banner = mei.page.getByRole('region', { name: mei.say('common.proxyPurchase') });
  await expect(banner).toBeVisible();
  await mei.field('payments.remittance.control').focus();
  await expect(banner).toBeHidden();
  await mei.field('payments.remittance.control').blur();
  await expect(banner).toBeVisible();
}

// Begun at a desk in English and gone on with on a phone in Chinese.
test('by remittance: one is found and credited, one is not, and says why (RT-19, RT-26, SN-01)', async ({
  browser,
  emptyTidebox,
}) => {
  const { url, operate } = emptyTidebox;
  const email = newEmail('mei');
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const mei = new Shopper(await desk.newPage(), url, 'en');
  await mei.registers(email, 'secret123');
  await choosesAWrongReceipt(mei);
  await seesOneCredited(mei, emptyTidebox);

  const phone = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
  });
  const onTheWay = new Shopper(await phone.newPage(), url, 'zh');
  await onTheWay.signsIn(email, 'secret123');
  await seesOneDeclined(onTheWay, emptyTidebox);
  await seesNoBannerWhileWriting(onTheWay);
  await operate('ledger', 'verify');
});
