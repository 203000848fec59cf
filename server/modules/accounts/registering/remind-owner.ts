import type { Services } from '../../../platform/services';
import { sendEmail } from '../../emails/public';
import { countEmail } from '../links/count-email';
import { findUserIdByEmail } from '../account.queries';
import { addresseeOf } from '../addressee';
import { lockUser } from '../lock-user';

/**
 * Notifies the owner of an address that somebody tried to register of their existing account. Beyond the
 * hourly email limit of an address nothing is sent, and the caller learns nothing of it.
 */
export async function remindOwner({ db, clock }: Services, email: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const userId = await findUserIdByEmail(tx, email);
    if (!userId) return; // Deleted in this very moment.
    await lockUser(tx, userId);
    const addressee = await addresseeOf(tx, userId);
    if (!(await countEmail(tx, { userId, sentTo: addressee.to }, now))) return;
    await sendEmail(
      tx,
      { key: 'alreadyRegistered', params: {}, to: addressee.to, language: addressee.language },
      now,
    );
  });
}
