import type { DomainError, RefusalInWords } from '../kernel/errors';
import type { Language } from '../kernel/language';
import type { StaffCaller, StaffViewer } from '../modules/staff/public';
import type { RequestFacts } from '../platform/http/request-facts';
import type { Services } from '../platform/services';

/**
 * One per request of the staff console. It has no shopper as its viewer: a use case of shoppers does not compile with
 * it.
 */
export interface StaffContext {
  readonly services: Services & { readonly staffUrl: string };
  readonly language: Language;
  /** Null for whoever is not signed in. */
  readonly staff: StaffViewer | null;
  readonly caller: StaffCaller;
  readonly isDemo: boolean;
  /** Has the browser keep the token of a session, or forget it. */
  keepToken(session: { readonly token: string; readonly expiresAt: Date } | null): void;
  /** Notes what becomes known of the request, for log and metrics. */
  note(facts: RequestFacts): void;
  /** Puts a refusal into the words of the request's language. */
  inWords(error: DomainError): RefusalInWords;
}
