import { DomainError } from '../../kernel/errors';
import { newToken } from '../../kernel/tokens';
import type { Viewer } from '../../kernel/viewer';
import type { RequestContext } from '../../platform/request-context';
import type { Services } from '../../platform/services';
import { closeUser, hashPassword, lockUser, requirePassword } from '../accounts/public';
import { closeFund, lockFund } from '../funds/public';
import { sendEmail } from '../emails/public';
import { removeImage } from '../uploads/public';
import { listUnfinished, personalDataOf } from './deletion-obstacles';
import { emptyPersonalColumns } from './empty-personal-columns';

/**
 * Deletes an account: personal data is removed, records that bookkeeping requires stay without a name.
 * @throws DomainError WRONG_PASSWORD; RATE_LIMITED; ACCOUNT_IN_USE while an order, a stored item, a plan or a
 *   package is open, or money is in transit; BALANCE_LEFT; PLEASE_LOGIN if it was deleted meanwhile
 */
export async function deleteAccount(
  services: Services,
  viewer: Viewer,
  password: string,
  caller: Pick<RequestContext, 'language' | 'clientAddress'>,
): Promise<void> {
  const { db, clock, storage } = services;
  const { id: userId, email: to } = viewer;
  await requirePassword(services, viewer, password, caller);
  const unknownHash = await hashPassword(services, newToken(), caller.clientAddress);
  const now = clock.now();
  const { language } = caller;
  const params = { at: now.toISOString() };
  const avatarFile = await db.transaction(async (tx) => {
    const { balance, closedAt } = await lockFund(tx, userId);
    if (closedAt) throw new DomainError('PLEASE_LOGIN');
    await lockUser(tx, userId);
    if ((await listUnfinished(services, tx, userId)).length > 0)
      throw new DomainError('ACCOUNT_IN_USE');
    if (balance !== 0) throw new DomainError('BALANCE_LEFT');
    for (const { forget } of personalDataOf(services)) await forget?.(tx, userId);
    await emptyPersonalColumns(tx, userId);
    await closeFund(tx, userId, now);
    await sendEmail(tx, { key: 'accountDeleted', to, language, params }, now);
    return closeUser(tx, userId, unknownHash);
  });
  if (avatarFile) await removeImage(storage, avatarFile);
}
