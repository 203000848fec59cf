import { In, Like, MoreThan, Not, type EntityManager } from 'typeorm';
import { hashToken } from '../../kernel/tokens';
import type { Viewer } from '../../kernel/viewer';
import { isAheadAt } from '../../platform/db/deadlines';
import { instantValue } from '../../platform/db/read-rows';
import { oneForEach, type LoaderDefinition } from '../../platform/loaders';
import { publicPathOf } from '../../platform/storage/storage';
import type { Services } from '../../platform/services';
import { Session } from './session.entity';
import { User } from './user.entity';

/**
 * Returns the shopper that a session token belongs to, in one statement; null if it is unknown or has
 * expired.
 */
export function findViewer(services: Services, token: string): Promise<Viewer | null> {
  return readViewer(services, 's.token_hash = ?', hashToken(token));
}

/** Returns the viewer as they are after a change; null when the change ended the session. */
export function findViewerAgain(services: Services, { sessionId }: Viewer): Promise<Viewer | null> {
  return readViewer(services, 's.id = ?', sessionId);
}

/** Returns when the session of a signed-in viewer ends; null when it has ended already. */
export async function sessionEndOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { sessionId }: Viewer,
): Promise<Date | null> {
  const open = { id: sessionId, expiresAt: isAheadAt(clock.now()) };
  return (await db.read.findOneBy(Session, open))?.expiresAt ?? null;
}

/** Hand-written and always the same text, because no other statement runs as often. */
const SELECT_VIEWER = `SELECT u.id, u.email, u.nickname, u.is_email_verified AS isEmailVerified,
       u.avatar_file AS avatarFile, u.language, u.muted_emails AS mutedEmails,
       s.id AS sessionId
  FROM sessions s JOIN users u ON u.id = s.user_id
 WHERE s.expires_at > ? AND `;

async function readViewer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  where: string,
  key: string,
): Promise<Viewer | null> {
  const [row] = await db.read.query<
    (Omit<Viewer, 'isEmailVerified'> & { isEmailVerified: number })[]
  >(SELECT_VIEWER + where, [instantValue(clock.now()), key]);
  return row ? { ...row, isEmailVerified: Boolean(row.isEmailVerified) } : null;
}

/**
 * Returns the id of the shopper with an email address, by which operators know them; null if it is not
 * registered.
 */
export async function findUserIdByEmail(em: EntityManager, email: string): Promise<string | null> {
  const user = await em.findOneBy(User, { email: email.trim().toLowerCase() });
  return user?.id ?? null;
}

/** Returns the email addresses of shoppers by their ids. */
export async function emailsOf(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const users = await em.find(User, {
    select: { id: true, email: true },
    where: { id: In([...new Set(ids)]) },
  });
  return new Map(users.map(({ id, email }) => [id, email]));
}

/** Paths of the shoppers' own pictures by user id; null without one. */
export const avatarByUser: LoaderDefinition<string, string | null> = async ({ db }, userIds) => {
  const users = await db.read.find(User, {
    select: { id: true, avatarFile: true },
    where: { id: In([...userIds]) },
  });
  return oneForEach(userIds, users, ({ id }) => id).map((user) =>
    user?.avatarFile ? publicPathOf(user.avatarFile) : null,
  );
};

/** Returns the ids of the shoppers after a given one, in order; closed accounts are left out. */
export async function listShopperIds(
  { db }: Pick<Services, 'db'>,
  afterId: string,
  count: number,
): Promise<string[]> {
  const users = await db.read.find(User, {
    select: { id: true },
    where: { id: MoreThan(afterId), email: Not(Like('closed-%@account.invalid')) },
    order: { id: 'ASC' },
    take: count,
  });
  return users.map(({ id }) => id);
}
