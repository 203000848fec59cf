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
  /** The language of emails; that of the response is in the request's context. */
  readonly language: Language;
  /** Kinds of notifications without email, separated by spaces. */
  readonly mutedEmails: string;
}
