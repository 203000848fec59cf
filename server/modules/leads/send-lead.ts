import { newId } from '../../kernel/ids';
import type { Language } from '../../kernel/language';
import type { RateLimit } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { sendEmail } from '../emails/public';
import { readSite } from '../site/public';
import { Lead } from './lead.entity';

/** Requests from one client address; each is read by a person. */
const perAddress: RateLimit = { name: 'leads', points: 5, seconds: 60 * 60 };

export type LeadForm = Omit<Lead, 'id' | 'createdAt'>;

interface Sender {
  readonly clientAddress: string;
  /** In which the email is written, because the answer will be. */
  readonly language: Language;
}

/**
 * Keeps a request for fulfilment and writes it to the service address, both or neither.
 * @throws DomainError RATE_LIMITED after 5 from one client address in an hour
 */
export async function sendLead(services: Services, form: LeadForm, sender: Sender): Promise<void> {
  await services.rateLimits.consume(perAddress, sender.clientAddress);
  const { serviceEmail } = await readSite(services);
  const { email: replyTo, ...words } = form;
  const email = {
    key: 'lead',
    to: serviceEmail,
    language: sender.language,
    params: { ...words, replyTo },
  } as const;
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    await tx.insert(Lead, { ...form, id: newId(), createdAt: now });
    await sendEmail(tx, email, now);
  });
}
