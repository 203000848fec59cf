import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { HOUR_MS, later, MINUTE_MS } from '../../kernel/clock';
import type { Services } from '../services';
import { OutboxMessage } from './outbox-message.entity';

const AT_ONCE = 20;
/** With the pauses below the last try comes about 8 hours after the first. */
export const MAX_TRIES = 14;

/** Pause after the given try: 1, 2, 4 … minutes, an hour at most. */
export function pauseAfter(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), HOUR_MS);
}

/**
 * Sends what is due. A try is booked before it is made, in a statement only one worker can win,
 * so a worker that dies leaves its email to a later try, and two workers do not send it twice.
 */
export async function deliverOutbox(services: Services): Promise<void> {
  const due = await services.db.read.find(OutboxMessage, {
    where: {
      doneAt: IsNull(),
      nextTryAt: LessThanOrEqual(services.clock.now()),
      tries: LessThan(MAX_TRIES),
    },
    order: { nextTryAt: 'ASC' },
    take: AT_ONCE,
  });
  for (const message of due) if (await bookTry(services, message)) await deliver(services, message);
  services.emailComposer.release();
}

async function bookTry({ db, clock }: Services, { id, tries }: OutboxMessage): Promise<boolean> {
  const booked = { tries: tries + 1, nextTryAt: later(clock.now(), pauseAfter(tries + 1)) };
  const { affected } = await db.transaction((tx) =>
    tx.update(OutboxMessage, { id, tries, doneAt: IsNull() }, booked),
  );
  return affected === 1;
}

async function deliver(services: Services, message: OutboxMessage): Promise<void> {
  const { db, clock, log, mailer, emailComposer } = services;
  const { id } = message;
  const tries = message.tries + 1;
  try {
    await mailer.send(id, await emailComposer.compose(message.payload));
  } catch (error) {
    const isLast = tries >= MAX_TRIES;
    log[isLast ? 'error' : 'warn']({ err: error, email: id, tries, isLast }, 'email not sent');
    return;
  }
  // The content is deleted: a link may still open an account. So is the receiver's address.
  const payload = { ...message.payload, to: '', params: {} };
  await db.transaction((tx) => tx.update(OutboxMessage, { id }, { doneAt: clock.now(), payload }));
}
