import { createTransport } from 'nodemailer';
import { messageOf, type Mailer } from './mail';

/** Shorter than the outbox's first pause, so that an email is never sent by two at once. */
const PATIENCE_MS = 20_000;

/** Sends by the server that SMTP_URL names: smtp://user:password@host:587 or smtps://… */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS / 2,
    greetingTimeout: PATIENCE_MS / 2,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(id, mail) {
      await transport.sendMail(messageOf(id, mail));
    },
  };
}
