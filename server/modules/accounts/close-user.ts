import type { EntityManager } from 'typeorm';
import { emptiedIn } from '../../platform/db/personal';
import { User } from './user.entity';

/**
 * Leaves of a user the id that bookkeeping refers to. The row stays, under a name that no mail
 * reaches; `unknownHash` is that of a password nobody knows. Returns the name of the file of
 * their picture, which is to be removed after the commit.
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
