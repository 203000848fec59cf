import { DomainError, type RefusalInWords } from '../kernel/errors';
import type { Language } from '../kernel/language';
import type { TimeZone } from '../kernel/time-zone';
import type { Viewer } from '../kernel/viewer';
import type { Budget } from './http/budget';
import type { Cookies } from './http/cookies';
import type { RequestFacts } from './http/request-facts';
import type { Loaders } from './loaders';
import type { Services } from './services';

/** One per request, the same for GraphQL and REST. */
export interface RequestContext {
  readonly services: Services;
  readonly language: Language;
  /** True if the caller chose the language explicitly, not only through the browser's settings. */
  readonly isLanguageChosen: boolean;
  /** The reader's time zone; UTC if unknown. */
  readonly timeZone: TimeZone;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  /** The client's address as rate limits count it: IPv4, or the /64 network of IPv6. */
  readonly clientAddress: string;
  /** The User-Agent header; may be empty, and may lie. */
  readonly userAgent: string;
  readonly cookies: Cookies;
  /** Scheme, host and port under which the caller reaches us; as configured in production. */
  readonly origin: string;
  /** The cost budget of this request, and what was charged. */
  readonly budget: Budget;
  /** True if sample data and the demo warehouse are enabled. */
  readonly isDemo: boolean;
  /** Notes what becomes known of the request, for log and metrics. */
  note(facts: RequestFacts): void;
  /** Puts a refusal into the words of the request's language. */
  inWords(error: DomainError): RefusalInWords;
  /** Set when an operation returned a refusal. */
  hasRefused?: true;
  /** Replaced after each mutation, so that nothing stale is returned. */
  loaders: Loaders;
}

/** The viewer of a request that needs one. @throws DomainError PLEASE_LOGIN for a guest (AU-01). */
export function requireViewer(context: RequestContext): Viewer {
  if (!context.viewer) throw new DomainError('PLEASE_LOGIN');
  return context.viewer;
}
