import type { EntityManager } from 'typeorm';
import { DAY_MS, isOver, later, MINUTE_MS } from '../../../kernel/clock';
import { DomainError } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import { hashToken, newToken } from '../../../kernel/tokens';
import { deleteOld } from '../../../platform/delete-old';
import { isOverAt } from '../../../platform/db/deadlines';
import type { forUpdate } from '../../../platform/db/locks';
import type { Services } from '../../../platform/services';
import { StaffLink, type StaffLinkPurpose } from './staff-link.entity';

const lives: Record<StaffLinkPurpose, number> = { INVITATION: 7 * DAY_MS, RESET: 30 * MINUTE_MS };

/** Path of the console's page on which a password is chosen. */
const PATH = '/join?token=';

/**
 * Opens a link by which a person chooses a password; earlier ones of theirs stop working. Returns its address at the
 * console as configured, never at a host that a request names.
 */
export async function openStaffLink(
  tx: EntityManager,
  { staffId, purpose }: { readonly staffId: string; readonly purpose: StaffLinkPurpose },
  { now, staffUrl }: { readonly now: Date; readonly staffUrl: string },
): Promise<string> {
  const token = newToken();
  await tx.delete(StaffLink, { staffId });
  await tx.insert(StaffLink, {
    ...{ id: newId(), staffId, purpose, tokenHash: hashToken(token) },
    ...{ createdAt: now, expiresAt: later(now, lives[purpose]), usedAt: null },
  });
  return `${staffUrl}${PATH}${token}`;
}

/**
 * Returns a link that works; `lock` is `forUpdate` for whoever redeems it.
 * @throws DomainError LINK_UNKNOWN, LINK_USED, LINK_EXPIRED
 */
export async function findStaffLink(
  em: EntityManager,
  token: string,
  now: Date,
  lock: ReturnType<typeof forUpdate> = {},
): Promise<StaffLink> {
  const link = await em.findOne(StaffLink, { where: { tokenHash: hashToken(token) }, ...lock });
  if (!link) throw new DomainError('LINK_UNKNOWN');
  if (link.usedAt) throw new DomainError('LINK_USED');
  if (isOver(link.expiresAt, now)) throw new DomainError('LINK_EXPIRED');
  return link;
}

/** Deletes links whose time is over. */
export function forgetOldStaffLinks(services: Services): Promise<number> {
  return deleteOld(services, StaffLink, {
    expiresAt: isOverAt(later(services.clock.now(), -DAY_MS)),
  });
}
