import { IsNull, type EntityManager } from 'typeorm';
import { isOver } from '../../../kernel/clock';
import { DomainError, type PlainCode } from '../../../kernel/errors';
import { hashToken } from '../../../kernel/tokens';
import { isAheadAt } from '../../../platform/db/deadlines';
import { lockUser } from '../lock-user';
import { AccountToken, type LinkPurpose } from './account-token.entity';

/** The owner of a link, and the address that it proves to be theirs. */
export interface MailedTo {
  readonly userId: string;
  readonly sentTo: string;
}

type Question = [em: EntityManager, purpose: LinkPurpose, token: string, now: Date];

/** Returns the link of a token, valid or not; null for no link of this purpose. */
export function findLink(
  em: EntityManager,
  purpose: LinkPurpose,
  token: string,
): Promise<AccountToken | null> {
  return em.findOneBy(AccountToken, { tokenHash: hashToken(token), purpose });
}

/** Returns why a link does not work; undefined while it does. */
function faultOf(link: AccountToken | null, now: Date): PlainCode | undefined {
  if (!link?.userId) return 'LINK_UNKNOWN';
  if (link.usedAt) return 'LINK_USED';
  return isOver(link.expiresAt, now) ? 'LINK_EXPIRED' : undefined;
}

/** Returns whether a token belongs to a link that is valid now. */
export async function isGoodLink(...[em, purpose, token, now]: Question): Promise<boolean> {
  return !faultOf(await findLink(em, purpose, token), now);
}

/**
 * Returns the owner of a valid link without using it up.
 * @throws DomainError LINK_UNKNOWN without such a link, LINK_USED, LINK_EXPIRED
 */
export async function requireGoodLink(...[em, purpose, token, now]: Question): Promise<MailedTo> {
  const link = await findLink(em, purpose, token);
  const fault = faultOf(link, now);
  if (fault) throw new DomainError(fault);
  return link as AccountToken & MailedTo;
}

/**
 * Uses a link up with one conditional update, which only one of several requests can win. Locks its shopper
 * first.
 * @throws DomainError LINK_UNKNOWN, LINK_USED, LINK_EXPIRED
 */
export async function redeemLink(...[tx, purpose, token, now]: Question): Promise<MailedTo> {
  const link = await requireGoodLink(tx, purpose, token, now);
  await lockUser(tx, link.userId);
  const { affected } = await tx.update(
    AccountToken,
    { tokenHash: hashToken(token), purpose, usedAt: IsNull(), expiresAt: isAheadAt(now) },
    { usedAt: now },
  );
  if (affected !== 1) throw new DomainError('LINK_USED');
  return link;
}

/**
 * Expires every open link of a shopper, because what it was for has changed. They are not marked as used,
 * since nobody has used them.
 */
export async function voidLinks(tx: EntityManager, userId: string, now: Date): Promise<void> {
  const isOpen = { userId, usedAt: IsNull(), expiresAt: isAheadAt(now) };
  await tx.update(AccountToken, isOpen, { expiresAt: now });
}
