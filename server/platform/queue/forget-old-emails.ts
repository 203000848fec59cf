import { LessThan, MoreThanOrEqual } from 'typeorm';
import { DAY_MS, later } from '../../kernel/clock';
import { deleteOld } from '../delete-old';
import type { Services } from '../services';
import { MAX_TRIES } from './deliver-outbox';
import { OutboxMessage } from './outbox-message.entity';

const KEPT_MS = 30 * DAY_MS;

/** Deletes emails that were sent, or given up, 30 days ago; one that still waits is kept. */
export function forgetOldEmails(services: Services): Promise<number> {
  const longAgo = LessThan(later(services.clock.now(), -KEPT_MS));
  return deleteOld(services, OutboxMessage, [
    { doneAt: longAgo },
    { tries: MoreThanOrEqual(MAX_TRIES), nextTryAt: longAgo },
  ]);
}
