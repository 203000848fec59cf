import type { EntityManager } from 'typeorm';
import { hashToken } from '../../kernel/tokens';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { Session } from './session.entity';
import { User } from './user.entity';

/** The shopper a token stands for, in one statement; null when it is unknown or has expired. */
export function findViewer(services: Services, token: string): Promise<Viewer | null> {
  return readViewer(services, 'session.tokenHash = :key', hashToken(token));
}

/** The viewer as they are after a change; null when the change ended the session. */
export function findViewerAgain(services: Services, { sessionId }: Viewer): Promise<Viewer | null> {
  return readViewer(services, 'session.id = :key', sessionId);
}

async function readViewer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  where: string,
  key: string,
): Promise<Viewer | null> {
  const row = await db.read
    .createQueryBuilder(User, 'user')
    .innerJoin(Session, 'session', 'session.userId = user.id')
    .select([
      'user.id AS id',
      'user.email AS email',
      'user.nickname AS nickname',
      'user.isEmailVerified AS isEmailVerified',
      'user.avatarFile AS avatarFile',
      'user.language AS language',
      'session.id AS sessionId',
    ])
    .where(`${where} AND session.expiresAt > :now`, { key, now: clock.now() })
    .getRawOne<Omit<Viewer, 'isEmailVerified'> & { isEmailVerified: number }>();
  return row ? { ...row, isEmailVerified: Boolean(row.isEmailVerified) } : null;
}

/** For operators, who know shoppers by their email address; null when it is not registered. */
export async function findUserIdByEmail(em: EntityManager, email: string): Promise<string | null> {
  const user = await em.findOneBy(User, { email: email.trim().toLowerCase() });
  return user?.id ?? null;
}
