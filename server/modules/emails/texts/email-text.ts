/** An email in one language; every part is an ICU message. */
export interface EmailText {
  /** Subject, and the headline of the email. */
  readonly subject: string;
  /** Paragraphs, separated by an empty line. */
  readonly body: string;
  /** Key facts: label and value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Label of the button; its target does not depend on the language. */
  readonly action?: string;
  /** A separate paragraph at the end, such as what to do if it was not them. */
  readonly note?: string;
}
