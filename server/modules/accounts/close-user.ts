import type { EntityManager } from 'typeorm';
import { emptiedIn } from '../../platform/db/personal';
import { User } from './user.entity';

/**
 * Clears the personal data of a user and keeps the id, to which bookkeeping refers. The row gets a name that
 * no mail reaches; `unknownHash` is that of a password nobody knows. Returns the file name of their picture,
 * which has to be removed after the commit.
 */
export async function closeUser(
  tx: EntityManager,
  id: string,
  unknownHash: string,
): Promise<string | null> {
  const { avatarFile } = await tx.findOneByOrFail(User, { id });
  await tx.update(
    User,
    { id },
    {
      ...{ email: `closed-${id.toLowerCase()}@account.invalid`, passwordHash: unknownHash },
      ...emptiedIn(tx.connection.getMetadata(User)),
      isEmailVerified: false,
    },
  );
  return avatarFile;
}
