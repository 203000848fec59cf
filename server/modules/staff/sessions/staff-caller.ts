/** Where a person of the staff signs in from. */
export interface StaffCaller {
  readonly clientAddress: string;
  /** Browser and system, from the User-Agent header; may be empty. */
  readonly device: string;
  /** The bench that the browser stands at; null without one. */
  readonly station: string | null;
  readonly requestId: string | null;
}
