import type { EntityManager } from 'typeorm';
import type { Language } from '../../kernel/language';
import { once, type Repeatable } from '../../platform/idempotency/idempotency';
import type { RateLimit } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { sendEmail } from '../emails/public';
import { readSite } from '../site/public';
import { Lead } from './lead.entity';

/** Requests from one client address; each is read by a person. */
const perAddress: RateLimit = { name: 'leads', points: 5, seconds: 60 * 60 };

export type LeadForm = Omit<Lead, 'id' | 'createdAt'> & Repeatable;

interface Sender {
  readonly clientAddress: string;
  /** Language of the email, and so of the answer. */
  readonly language: Language;
}

/**
 * Stores a request for fulfilment and mails it to the service address, both or neither.
 * @throws DomainError RATE_LIMITED after 5 from one client address in an hour
 */
export async function sendLead(services: Services, input: LeadForm, sender: Sender): Promise<void> {
  await services.rateLimits.consume(perAddress, sender.clientAddress);
  const { serviceEmail } = await readSite(services);
  const { idempotencyKey: _key, ...form } = input;
  const { email: replyTo, ...words } = form;
  const email = {
    key: 'lead',
    to: serviceEmail,
    language: sender.language,
    params: { ...words, replyTo },
  } as const;
  const now = services.clock.now();
  const attempt = { caller: sender.clientAddress, operation: 'sendLead', input, now };
  const keep = async (tx: EntityManager, id: string) => {
    await tx.insert(Lead, { ...form, id, createdAt: now });
    await sendEmail(tx, email, now);
    return { id };
  };
  await services.db.transaction((tx) =>
    once(
      tx,
      attempt,
      (id) => keep(tx, id),
      (id) => Promise.resolve({ id }),
    ),
  );
}
