import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { newId, newNumber } from '../../../kernel/ids';
import { fen, type Money } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import { once } from '../../../platform/idempotency/idempotency';
import type { Services } from '../../../platform/services';
import { hold, lockFund, refuseWhileFrozen } from '../../funds/public';
import { notify } from '../../notifications/public';
import { limitOf, reserveReturn, returnableOf } from './returnable';
import { split, type SourcedPart } from './unspent-money';
import { Withdrawal, WithdrawalPart, type WithdrawalMethod } from './withdrawal.entity';

/** The smallest amount worth an operator's time. */
export const LEAST_WITHDRAWAL = fen(1_00);

export interface WithdrawalRequest {
  readonly method: WithdrawalMethod;
  readonly amount: Money;
  readonly idempotencyKey?: string | null;
}

/**
 * Requests the return of balance by the method it arrived by. The amount is held at once; an operator
 * confirms or declines it. The shopper is notified, by email as well.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED, WITHDRAWAL_LIMIT beyond what arrived by the method and was
 *   neither spent nor returned, BALANCE_TOO_LOW, PAYMENTS_FROZEN
 */
export function requestWithdrawal(
  { db, clock }: Services,
  viewer: Viewer,
  input: WithdrawalRequest,
): Promise<Withdrawal> {
  const now = clock.now();
  const userId = viewer.id;
  const attempt = { caller: viewer, operation: 'requestWithdrawal', input, now };
  return db.transaction((tx) =>
    once(
      tx,
      attempt,
      (id) => request(tx, { id, userId, input, now }),
      (id) => tx.findOneBy(Withdrawal, { userId, id }),
    ),
  );
}

interface WithdrawalCommand {
  readonly id: string;
  readonly userId: string;
  readonly input: WithdrawalRequest;
  readonly now: Date;
}

async function request(
  tx: EntityManager,
  { id, userId, input: { method, amount }, now }: WithdrawalCommand,
): Promise<Withdrawal> {
  refuseWhileFrozen(await lockFund(tx, userId));
  await hold(tx, userId, amount);
  const returnable = await returnableOf(tx, userId);
  const limit = limitOf(returnable, method);
  if (amount > limit) throw new DomainError('WITHDRAWAL_LIMIT', { limit });
  const withdrawal = await insert(tx, { id, userId, method, amount, requestedAt: now });
  if (method === 'CARD') await divide(tx, withdrawal, returnable.ways.CARD);
  // A thief of an account cannot withdraw its money without its owner being notified.
  const params = { withdrawal: withdrawal.number, amount };
  await notify(tx, { userId, kind: 'WITHDRAWAL_REQUESTED', params, now });
  return withdrawal;
}

function insert(
  tx: EntityManager,
  asked: Pick<Withdrawal, 'id' | 'userId' | 'method' | 'amount' | 'requestedAt'>,
): Promise<Withdrawal> {
  return retryTakenNumber(async () => {
    const withdrawal: Withdrawal = {
      ...asked,
      ...{ number: newNumber('WD', asked.requestedAt), status: 'PENDING' },
      ...{ answer: '', endedAt: null, nextTryAt: null },
    };
    await tx.insert(Withdrawal, withdrawal);
    return withdrawal;
  });
}

/** The newest payments come first: a gateway returns only recent ones. */
async function divide(
  tx: EntityManager,
  { id, amount }: Withdrawal,
  possible: readonly SourcedPart<string>[],
): Promise<void> {
  for (const { source: checkoutId, amount: share } of split(possible, amount)[0]) {
    const part = { checkoutId, amount: share };
    await reserveReturn(tx, part);
    await tx.insert(WithdrawalPart, { id: newId(), withdrawalId: id, ...part, sentAt: null });
  }
}
