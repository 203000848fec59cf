import { newId } from '../../kernel/ids';
import type { Language } from '../../kernel/language';
import type { Services } from '../../platform/services';
import { sendEmail } from '../emails/public';
import { readSite } from '../site/public';
import { countLead } from './lead-limit';
import { Lead } from './lead.entity';

export type LeadForm = Omit<Lead, 'id' | 'createdAt'>;

interface Sender {
  readonly clientAddress: string;
  /** In which the email is written, because the answer will be. */
  readonly language: Language;
}

/**
 * Keeps a request for fulfilment and writes it to the service address, both or neither.
 * @throws DomainError TOO_MANY_REQUESTS after 5 from one client address in an hour
 */
export async function sendLead(services: Services, form: LeadForm, sender: Sender): Promise<void> {
  await countLead(sender.clientAddress);
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
