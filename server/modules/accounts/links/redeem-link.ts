import { IsNull, type EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { hashToken } from '../../../kernel/tokens';
import { isAheadAt } from '../../../platform/db/deadlines';
import { lockUser } from '../lock-user';
import { AccountToken, type LinkPurpose } from './account-token.entity';

/** Whose link it is, and which address it proves to be theirs. */
export interface MailedTo {
  readonly userId: string;
  readonly sentTo: string;
}

/** The link that a token stands for while it works, or null; asking does not use it up. */
export async function findGoodLink(
  em: EntityManager,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<MailedTo | null> {
  const link = await em.findOneBy(AccountToken, {
    ...{ tokenHash: hashToken(token), purpose },
    ...{ usedAt: IsNull(), expiresAt: isAheadAt(now) },
  });
  return link?.userId ? { userId: link.userId, sentTo: link.sentTo } : null;
}

/** The same. @throws DomainError LINK_EXPIRED instead of null */
export async function requireGoodLink(
  ...question: Parameters<typeof findGoodLink>
): Promise<MailedTo> {
  const link = await findGoodLink(...question);
  if (!link) throw new DomainError('LINK_EXPIRED');
  return link;
}

/**
 * Uses a link up: one conditional update, which one of many can win. Locks its shopper first.
 * @throws DomainError LINK_EXPIRED, also for a used link, one for another purpose and none
 */
export async function redeemLink(
  tx: EntityManager,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<MailedTo> {
  const link = await requireGoodLink(tx, purpose, token, now);
  await lockUser(tx, link.userId);
  const { affected } = await tx.update(
    AccountToken,
    { tokenHash: hashToken(token), purpose, usedAt: IsNull(), expiresAt: isAheadAt(now) },
    { usedAt: now },
  );
  if (affected !== 1) throw new DomainError('LINK_EXPIRED');
  return link;
}

/** Makes every open link of a shopper worthless: what it was for has changed. */
export async function voidLinks(tx: EntityManager, userId: string, now: Date): Promise<void> {
  await tx.update(AccountToken, { userId, usedAt: IsNull() }, { usedAt: now });
}
