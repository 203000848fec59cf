import { newId } from '../../../kernel/ids';
import { fen } from '../../../kernel/money';
import { confirmWithdrawal } from '../../../modules/payments/withdrawing/confirm-withdrawal';
import {
  cancelWithdrawal,
  declineWithdrawal,
} from '../../../modules/payments/withdrawing/give-up-withdrawal';
import {
  LEAST_WITHDRAWAL,
  requestWithdrawal,
} from '../../../modules/payments/withdrawing/request-withdrawal';
import { withdrawalOptions } from '../../../modules/payments/withdrawing/withdrawal.queries';
import type { Withdrawal } from '../../../modules/payments/withdrawing/withdrawal.entity';
import type { Services } from '../../../platform/services';
import { chosen } from '../state';
import type { World } from '../world';
import type { Command } from './command';
import { clerk } from '../../staff-actor';

/** All that can go back by a way, or some amount that may be too much. */
const request: Command = {
  weight: 3,
  async run(world, pick, options) {
    const method = pick % 3 ? 'CARD' : 'WESTPAY';
    const { methods } = await withdrawalOptions(world.services, world.viewer);
    const { limit } = methods.find(({ code }) => code === method)!;
    const amount = pick % 4 && limit >= LEAST_WITHDRAWAL ? limit : fen(1_00 + (pick % 3_000));
    const asked = { method, amount, idempotencyKey: newId() } as const;
    await world.attempt(options, (services) => requestWithdrawal(services, world.viewer, asked));
  },
};

type Work = (services: Services, withdrawal: Withdrawal, world: World) => Promise<unknown>;

/** Something done with a withdrawal, likely one that is not over. */
function onWithdrawal(weight: number, work: Work): Command {
  return {
    weight,
    async run(world, pick, options) {
      const isOpen = ({ endedAt }: Withdrawal) => endedAt === null;
      const withdrawal = chosen(world.state.withdrawals, pick, isOpen);
      if (withdrawal) await world.attempt(options, (services) => work(services, withdrawal, world));
    },
  };
}

export const withdrawing = {
  requestWithdrawal: request,
  confirmWithdrawal: onWithdrawal(3, (services, { number }) =>
    confirmWithdrawal(services, clerk, number),
  ),
  declineWithdrawal: onWithdrawal(1, (services, { number }) =>
    declineWithdrawal(services, clerk, number, 'Card has expired'),
  ),
  cancelWithdrawal: onWithdrawal(1, (services, { id }, { viewer }) =>
    cancelWithdrawal(services, viewer, id),
  ),
};
