import type { Language } from '../../kernel/language';

/** An email before it has words: they are found when it is sent. */
export interface Email {
  /** Which email it is, and what it puts into words; the module of emails knows them all. */
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly to: string;
  /** The receiver's language. */
  readonly language: Language;
}

/** Puts emails into words. Called by the outbox alone, never in a transaction. */
export interface EmailComposer {
  /** @throws Error when it cannot be printed now. */
  compose(email: Email): Promise<Mail>;
  /** Releases the memory of the printer when no document is waiting, unless more arrive soon. */
  release(): void;
}

/** An email in words of one language. */
export interface Mail {
  readonly fromName: string;
  readonly fromAddress: string;
  readonly to: string;
  /** Reply address, if it is not the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The HTML version of the text; what people wrote is escaped. */
  readonly html: string;
}

/** Hands mail over to the outside world. Called by the outbox alone, never in a transaction. */
export interface Mailer {
  /**
   * `id` names the email: sent twice it carries the same Message-ID, so that the receiver can
   * drop the second. @throws Error when it could not be handed over.
   */
  send(id: string, mail: Mail): Promise<void>;
}

/**
 * The email as nodemailer takes it; objects instead of texts, so that no header is forged.
 * @throws Error for a line break in what becomes a header
 */
export function messageOf(id: string, mail: Mail) {
  const headers = [mail.fromName, mail.fromAddress, mail.to, mail.replyTo ?? '', mail.subject];
  if (headers.some((words) => /[\r\n]/.test(words)))
    throw new Error('A header of an email holds a line break');
  return {
    messageId: `<${id}@${mail.fromAddress.split('@')[1]}>`,
    from: { name: mail.fromName, address: mail.fromAddress },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  };
}
