import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { forUpdate } from '../../../platform/db/locks';
import { lockFund } from '../../funds/public';
import { Withdrawal } from './withdrawal.entity';

/**
 * Locks the fund of a withdrawal, then the withdrawal itself.
 * @throws DomainError NOT_FOUND for a foreign withdrawal as for none
 */
export async function lockWithdrawal(
  tx: EntityManager,
  where: FindOptionsWhere<Withdrawal>,
): Promise<Withdrawal> {
  const found = await tx.findOneBy(Withdrawal, where);
  if (!found) throw new DomainError('NOT_FOUND');
  await lockFund(tx, found.userId);
  return tx.findOneOrFail(Withdrawal, { where: { id: found.id }, ...forUpdate(tx) });
}
