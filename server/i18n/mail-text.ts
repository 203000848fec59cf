/** A letter in one language; both parts are ICU messages. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}
