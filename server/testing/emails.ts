import { join } from 'node:path';
import { listCaughtMail, readCaughtMail } from '../platform/mail/mail-catcher';
import type { Mail } from '../platform/mail/mail';
import { deliverOutbox } from '../platform/queue/deliver-outbox';
import { OutboxMessage } from '../platform/queue/outbox-message.entity';
import type { TestApp } from './test-app';

/** The emails that came to an address, the newest first. */
export async function emailsTo(app: TestApp, email: string): Promise<Mail[]> {
  await deliverOutbox(app.services);
  const folder = join(app.varDir, 'mail');
  const names = await listCaughtMail(folder);
  const emails = await Promise.all(names.map((name) => readCaughtMail(folder, name)));
  return emails.filter(({ to }) => to === email);
}

/** Every email that waits, in words, the oldest first; none is sent. */
export async function writtenEmails({ services }: TestApp): Promise<Mail[]> {
  const rows = await services.db.read.find(OutboxMessage, { order: { id: 'ASC' } });
  return Promise.all(rows.map(({ payload }) => services.emailComposer.compose(payload)));
}

/** The token in the newest email to an address that carries a link for the purpose. */
export async function mailedToken(
  app: TestApp,
  email: string,
  path: 'result?purpose=VERIFY&' | 'result?purpose=ACTIVATE_EMAIL&' | 'resetPassword?',
): Promise<string> {
  const start = `${app.services.publicUrl}/user/${path}token=`;
  for (const { text } of await emailsTo(app, email)) {
    const at = text.indexOf(start);
    if (at >= 0) return text.slice(at + start.length).split(/\s/)[0] ?? '';
  }
  throw new Error(`No email to ${email} leads to ${start}`);
}
