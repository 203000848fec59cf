import { checkInvariants } from '../../app/checking/check-invariants';
import { days } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { removeUnusedUploads } from '../../modules/uploads/remove-unused-uploads';
import { Upload } from '../../modules/uploads/upload.entity';
import { Remittance } from '../../modules/payments/recharging/remittance.entity';
import { buildUpload } from '../builders/image';
import { writtenEmails } from '../emails';
import { operate } from '../run-operator';
import { callRest } from '../rest-client';
import { startTestApp, type TestApp } from '../test-app';
import { codeOf, REFUSAL, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
let email: string;
let shoppers = 0;
beforeEach(async () => {
  app = await startTestApp();
  email = `remits-${++shoppers}@example.com`;
  shopper = await app.newShopper(email);
});
afterEach(async () => {
  const violations = (await checkInvariants(app.services)).flatMap((one) => one.violations);
  await app.stop();
  expect(violations).toEqual([]);
});

const SUBMIT = `mutation ($input: SubmitRemittanceInput!) {
  submitRemittance(input: $input) {
    ... on SubmitRemittancePayload { payment { id number status actualPayment } }
    ${REFUSAL}
  }
}`;
const STATE = `query ($id: ID!) {
  payment(id: $id) { status failure answer amount creditedAmount }
  viewer { fund { balance } }
  fundRecords { edges { node { remark } } }
  withdrawalOptions { methods { code limit } }
}`;

const report = () => ({
  ...{ amount: 100_000, senderName: 'Ada Lovelace', senderCountry: 'GB' },
  ...{ controlNumber: '8273645012', idempotencyKey: newId() },
});
const submit = async (more: object = {}) =>
  (await shopper.run(SUBMIT, { input: { ...report(), ...more } })).submitRemittance.payment;
const refusalOf = async (client: TestClient, more: object = {}) =>
  codeOf(await client.ask(SUBMIT, { input: { ...report(), ...more } }));
const receipt = async () => (await writtenEmails(app)).findLast(({ to }) => to === email);
const stateOf = (id: string) => shopper.run(STATE, { id });

describe('Money sent by remittance (RT-26)', () => {
  it('waits until an operator has found it, and is credited then', async () => {
    const { id: receiptImageId } = await buildUpload(shopper);
    const { id, number } = await submit({ receiptImageId });
    expect(await stateOf(id)).toMatchObject({
      payment: { status: 'PENDING' },
      viewer: { fund: { balance: 0 } },
    });
    const list = await operate(app, 'remittance', 'list');
    expect(list.out).toContain(number);
    expect(list.out).toContain('8273645012');

    expect((await operate(app, 'remittance', 'confirm', number)).exitCode).toBe(0);
    expect(await stateOf(id)).toMatchObject({
      payment: { status: 'CAPTURED' },
      viewer: { fund: { balance: 100_000 } },
    });
    expect((await operate(app, 'remittance', 'confirm', number)).exitCode).toBe(1);
    expect((await stateOf(id)).viewer.fund.balance).toBe(100_000);
  });

  it('is credited as it arrived where another amount was told; everybody reads both figures', async () => {
    const { id, number } = await submit();
    const confirm = ['remittance', 'confirm', number, '--amount'];
    expect((await operate(app, ...confirm, '0')).err).toContain('amount: expected ¥0.01 to');
    const { exitCode, out } = await operate(app, ...confirm, '980.50');
    expect({ exitCode, out }).toEqual({
      ...{ exitCode: 0, out: `${number}: ¥980.50 is credited, not ¥1,000.00 as told.\n` },
    });
    expect(await stateOf(id)).toMatchObject({
      payment: { status: 'CAPTURED', amount: 100_000, creditedAmount: 98_050 },
      viewer: { fund: { balance: 98_050 } },
      fundRecords: { edges: [{ node: { remark: `${number}: ¥1,000.00 → ¥980.50` } }] },
      withdrawalOptions: { methods: [{}, { code: 'WESTPAY', limit: 98_050 }] },
    });
    const { notifications } = await shopper.run('{ notifications { edges { node { body } } } }');
    expect(notifications.edges[0].node.body).toContain(
      'a remittance of ¥1,000.00; ¥980.50 arrived',
    );
    const mail = await receipt();
    expect(mail?.text).toContain('Told: ¥1,000.00');
    expect(mail?.text).toContain('Arrived and added: ¥980.50');
  });

  it('is listed with what the operator finds the account by', async () => {
    await submit();
    const { rechargeOptions } = await shopper.run('{ rechargeOptions(amount: 0) { reference } }');
    const { out } = await operate(app, 'remittance', 'list');
    expect(out).toContain(rechargeOptions.reference);
    expect(out).toContain(email);
    const [work] = JSON.parse((await operate(app, 'remittance', 'list', '--json')).out);
    expect(work).toMatchObject({ email, reference: rechargeOptions.reference });
  });

  it('is answered by a receipt, for who is not on the site', async () => {
    const { number } = await submit();
    await operate(app, 'remittance', 'confirm', number);
    const mail = await receipt();
    expect(mail?.subject).toContain('¥1,000.00');
    expect(mail?.text).toContain(`Number: ${number}`);
  });

  it('keeps the picture of its receipt, which an operator may look at later', async () => {
    const { id: receiptImageId } = await buildUpload(shopper);
    await submit({ receiptImageId });
    app.clock.advance(days(3));
    await removeUnusedUploads(app.services);
    expect(await app.services.db.read.existsBy(Upload, { id: receiptImageId })).toBe(true);
  });

  it('is not credited where the operator cannot find it; it can be reported again', async () => {
    const { id, number } = await submit();
    const decline = ['remittance', 'decline', number, '--reason', 'Not there yet'];
    expect((await operate(app, ...decline)).exitCode).toBe(0);
    expect((await stateOf(id)).payment).toMatchObject({
      ...{ status: 'FAILED', failure: 'DECLINED', answer: 'Not there yet', creditedAmount: null },
    });
    const MESSAGES = '{ notifications { edges { node { kind title body } } } }';
    const { notifications } = await shopper.speaking('zh').run(MESSAGES);
    expect(notifications.edges).toHaveLength(1);
    expect(notifications.edges[0].node).toEqual({
      kind: 'REMITTANCE_DECLINED',
      title: '未能查到您 ¥1,000.00 的汇款',
      body: `款项没有入账，您可以重新提交。我们对 ${number} 的答复：Not there yet`,
    });
    const { body } = await callRest(shopper, 'get', `/payments/${id}`);
    expect(body.data).toMatchObject({ answer: 'Not there yet' });
    expect((await submit()).status).toBe('PENDING');
  });

  it('is reported once, whoever names its control number', async () => {
    await submit();
    expect(await refusalOf(shopper)).toBe('REMITTANCE_KNOWN');
    expect(await refusalOf(await app.newShopper())).toBe('REMITTANCE_KNOWN');
  });

  it('is credited once, though two told of it at the same moment', async () => {
    const [first, second] = [await submit(), await submit({ controlNumber: '8273645013' })];
    const { controlNumber } = report();
    await app.services.db.transaction((tx) =>
      tx.update(Remittance, { paymentId: second.id }, { controlNumber }),
    );
    expect((await operate(app, 'remittance', 'confirm', first.number)).exitCode).toBe(0);
    expect((await operate(app, 'remittance', 'confirm', second.number)).exitCode).toBe(1);
    expect((await stateOf(second.id)).viewer.fund.balance).toBe(100_000);
  });

  it('answers the same key with the same report', async () => {
    const idempotencyKey = newId();
    const first = await submit({ idempotencyKey });
    expect(await submit({ idempotencyKey })).toEqual(first);
  });

  it.each([
    ['a control number of signs', { controlNumber: '82-73' }],
    ['no sender', { senderName: '' }],
    ['an unknown country', { senderCountry: 'XX' }],
    ['an amount of nothing', { amount: 0 }],
  ])('is refused with %s', async (_, more) => {
    expect(await refusalOf(shopper, more)).toBe('VALIDATION_FAILED');
  });

  it("is refused with another shopper's picture", async () => {
    const { id: receiptImageId } = await buildUpload(await app.newShopper());
    expect(await refusalOf(shopper, { receiptImageId })).toBe('NOT_FOUND');
  });
});
