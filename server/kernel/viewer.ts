/** The signed-in shopper who makes a request, as the session look-up found them. */
export interface Viewer {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly nickname: string | null;
  readonly isEmailVerified: boolean;
  /** Name under which the storage keeps their picture; null without one. */
  readonly avatarFile: string | null;
}
