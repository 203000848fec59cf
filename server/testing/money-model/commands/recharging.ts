import { newId } from '../../../kernel/ids';
import { fen } from '../../../kernel/money';
import { creditFund } from '../../../modules/funds/public';
import { recharge } from '../../../modules/payments/recharging/recharge';
import {
  confirmRemittance,
  declineRemittance,
} from '../../../modules/payments/recharging/review-remittance';
import { submitRemittance } from '../../../modules/payments/recharging/submit-remittance';
import type { Services } from '../../../platform/services';
import { chosen } from '../state';
import type { RunOptions, World } from '../world';
import type { Command } from './command';
import { clerk } from '../../staff-actor';

/** An operator tries until it is known to have worked, as their key allows. */
const credit: Command = {
  weight: 2,
  async run(world, pick, options) {
    const { email } = world.viewer;
    const amount = fen(1 + (pick % 40_000));
    const order = { email, amount, remark: '', idempotencyKey: newId() };
    const record = await world.attempt({ ...options, isRetried: true }, (services) =>
      creditFund(services, clerk, order),
    );
    if (record) world.credited += amount;
  },
};

const byCard: Command = {
  weight: 2,
  async run(world, pick, options) {
    const order = { amount: fen(1_00 + (pick % 50_000)), idempotencyKey: newId() };
    await world.attempt(options, (services) => recharge(services, world.viewer, order));
  },
};

/** Some of the few control numbers are reported again, although their money arrived. */
const report: Command = {
  weight: 2,
  async run(world, pick, options) {
    const told = {
      ...{ amount: fen(1_00 + (pick % 20_000)), idempotencyKey: newId() },
      ...{ senderName: 'Ada Lovelace', senderCountry: 'GB', receiptImageId: null },
      controlNumber: `82736450${pick % 6}`,
    };
    await world.attempt(options, (services) => submitRemittance(services, world.viewer, told));
  },
};

type Review = (services: Services, number: string) => Promise<unknown>;

async function review(
  world: World,
  pick: number,
  options: RunOptions,
  work: Review,
): Promise<void> {
  const remittances = world.state.payments.filter(({ method }) => method === 'WESTPAY');
  const payment = chosen(remittances, pick, ({ status }) => status === 'PENDING');
  if (payment) await world.attempt(options, (services) => work(services, payment.number));
}

/** For some the amount differs from the report. */
const confirm: Command = {
  weight: 2,
  run: (world, pick, options) => {
    const received = pick % 3 === 0 ? fen(1 + (pick % 20_000)) : undefined;
    return review(world, pick, options, (services, number) =>
      confirmRemittance(services, clerk, number, received),
    );
  },
};

const decline: Command = {
  weight: 1,
  run: (world, pick, options) =>
    review(world, pick, options, (services, number) =>
      declineRemittance(services, clerk, number, 'Not there'),
    ),
};

export const recharging = {
  credit,
  rechargeByCard: byCard,
  reportRemittance: report,
  confirmRemittance: confirm,
  declineRemittance: decline,
};
