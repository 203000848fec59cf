import { LessThan } from 'typeorm';
import { DAY_MS, later } from '../../../kernel/clock';
import { deleteOld } from '../../../platform/delete-old';
import type { Services } from '../../../platform/services';
import { AccountToken } from './account-token.entity';

/** Links are kept so that a caller learns why one does not work; the email limit looks back an hour. */
const KEPT_MS = 7 * DAY_MS;

/** Deletes links that expired a week ago. */
export function forgetOldLinks(services: Services): Promise<number> {
  const expiredBefore = LessThan(later(services.clock.now(), -KEPT_MS));
  return deleteOld(services, AccountToken, { expiresAt: expiredBefore });
}
