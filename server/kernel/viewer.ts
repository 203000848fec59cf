import type { Language } from './language';

/** The signed-in shopper who makes a request, as the session look-up found them. */
export interface Viewer {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly nickname: string | null;
  readonly isEmailVerified: boolean;
  /** Name under which the storage keeps their picture; null without one. */
  readonly avatarFile: string | null;
  /** In which we write to them; what this request is answered in stands in its context. */
  readonly language: Language;
  /** Of which kinds of notifications they want no email, parted by spaces. */
  readonly mutedEmails: string;
}
