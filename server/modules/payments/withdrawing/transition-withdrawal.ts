import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { Withdrawal } from './withdrawal.entity';
import { withdrawalMachine, type WithdrawalEvent } from './withdrawal.machine';

type Changes = Partial<Pick<Withdrawal, 'answer' | 'endedAt' | 'nextTryAt'>>;

/**
 * Moves a withdrawal along its machine; the statement guards the status.
 * @throws DomainError WITHDRAWAL_STATUS_FORBIDS
 */
export async function transitionWithdrawal(
  tx: EntityManager,
  { id, status }: Pick<Withdrawal, 'id' | 'status'>,
  event: WithdrawalEvent,
  changes: Changes,
): Promise<Withdrawal['status']> {
  const next = withdrawalMachine.next(status, event);
  const { affected } = await tx.update(Withdrawal, { id, status }, { ...changes, status: next });
  if (affected !== 1) throw new DomainError('WITHDRAWAL_STATUS_FORBIDS', { status, event });
  return next;
}
