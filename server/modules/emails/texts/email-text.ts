/** An email in one language; every part is an ICU message. */
export interface EmailText {
  /** The headline of the email as well. */
  readonly subject: string;
  /** Paragraphs, an empty line apart. */
  readonly body: string;
  /** What it is about at a glance: label and value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** What the button says; where it leads is no matter of language. */
  readonly action?: string;
  /** Set apart at the end, such as what to do when it was not them. */
  readonly note?: string;
}
