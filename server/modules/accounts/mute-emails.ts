import { forUpdate } from '../../platform/db/locks';
import type { Services } from '../../platform/services';
import { User } from './user.entity';

/**
 * Changes the kinds that a shopper wants no email about; changes of two devices are serialised. Returns the
 * stored kinds.
 */
export function muteEmails(
  { db }: Services,
  id: string,
  change: (muted: readonly string[]) => readonly string[],
): Promise<string> {
  return db.transaction(async (tx) => {
    const user = await tx.findOneOrFail(User, { where: { id }, ...forUpdate(tx) });
    const mutedEmails = change(user.mutedEmails.split(' ').filter(Boolean)).join(' ');
    await tx.update(User, { id }, { mutedEmails });
    return mutedEmails;
  });
}
