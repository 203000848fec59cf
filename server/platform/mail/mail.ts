/** A letter in words of one language. */
export interface Mail {
  readonly fromName: string;
  readonly fromAddress: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for mail programs that show HTML; all in it is escaped. */
  readonly html?: string;
}

/** Hands mail over to the outside world. Called by the outbox alone, never in a transaction. */
export interface Mailer {
  /**
   * `id` names the letter: sent twice it carries the same Message-ID, so that the receiver can
   * drop the second. @throws Error when it could not be handed over.
   */
  send(id: string, mail: Mail): Promise<void>;
}

/** The letter as nodemailer takes it; objects instead of texts, so that no header is forged. */
export function messageOf(id: string, mail: Mail) {
  return {
    messageId: `<${id}@${mail.fromAddress.split('@')[1]}>`,
    from: { name: mail.fromName, address: mail.fromAddress },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  };
}
