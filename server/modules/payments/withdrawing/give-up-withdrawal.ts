import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/actor';
import { negate } from '../../../kernel/money';
import type { Viewer } from '../../../kernel/viewer';
import { recordAction } from '../../../platform/audit/audit';
import { checkedWords } from '../../../platform/validation/checked-words';
import type { Services } from '../../../platform/services';
import { transition } from '../../../platform/db/transition';
import { release } from '../../funds/public';
import { notify } from '../../notifications/public';
import { lockWithdrawal } from './find-withdrawal';
import { reserveReturn } from './returnable';
import { WithdrawalPart, Withdrawal } from './withdrawal.entity';
import { withdrawalMachine } from './withdrawal.machine';

/**
 * Withdraws a request that nobody has confirmed yet, by the shopper: the held amount is released.
 * @throws DomainError NOT_FOUND, WITHDRAWAL_STATUS_FORBIDS
 */
export function cancelWithdrawal(
  { db, clock }: Services,
  viewer: Viewer,
  id: string,
): Promise<Withdrawal> {
  return db.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, { userId: viewer.id, id });
    return giveUp(tx, withdrawal, 'cancel', { answer: '', endedAt: clock.now() });
  });
}

/**
 * Declines a request, by the operator; the shopper sees the reason.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, WITHDRAWAL_STATUS_FORBIDS
 */
export async function declineWithdrawal(
  { db, clock }: Services,
  by: Actor,
  number: string,
  reason: string,
): Promise<void> {
  const answer = checkedWords('reason', reason, { min: 1, max: 500 });
  await db.transaction(async (tx) => {
    const now = clock.now();
    const withdrawal = await lockWithdrawal(tx, { number });
    const { status } = await giveUp(tx, withdrawal, 'decline', { answer, endedAt: now });
    const { userId, amount } = withdrawal;
    const params = { withdrawal: number, amount, reason: answer };
    await notify(tx, { userId, kind: 'WITHDRAWAL_DECLINED', params, now });
    const change = { before: { status: withdrawal.status }, after: { status, amount } };
    const action = { action: 'WITHDRAWAL_DECLINED', subject: number, ...change } as const;
    await recordAction(tx, by, { ...action, reason: answer }, now);
  });
}

async function giveUp(
  tx: EntityManager,
  withdrawal: Withdrawal,
  event: 'cancel' | 'decline',
  changes: Pick<Withdrawal, 'answer' | 'endedAt'>,
): Promise<Withdrawal> {
  const status = await transition(tx, Withdrawal, withdrawalMachine, withdrawal, event, changes);
  const { id: withdrawalId, userId, amount } = withdrawal;
  await release(tx, userId, amount);
  for (const part of await tx.findBy(WithdrawalPart, { withdrawalId }))
    await reserveReturn(tx, { ...part, amount: negate(part.amount) });
  return { ...withdrawal, ...changes, status };
}
