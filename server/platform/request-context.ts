import { DomainError, type RefusalInWords } from '../kernel/errors';
import type { Language } from '../kernel/language';
import type { Viewer } from '../kernel/viewer';
import type { Budget } from './http/budget';
import type { Cookies } from './http/cookies';
import type { Loaders } from './loaders';
import type { Services } from './services';

/** One per request, the same for GraphQL and REST. */
export interface RequestContext {
  readonly services: Services;
  readonly language: Language;
  /** Whether the caller named it, and not only its browser in general. */
  readonly isLanguageChosen: boolean;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  /** The client's address as rate limits count it: IPv4, or the /64 network of IPv6. */
  readonly clientAddress: string;
  /** How the caller's browser or program calls itself; may be empty, and may lie. */
  readonly userAgent: string;
  readonly cookies: Cookies;
  /** Scheme, host and port under which the caller reaches us; as configured in production. */
  readonly origin: string;
  /** What this request may cost, and what it did. */
  readonly budget: Budget;
  /** Whether sample data and the demo warehouse are on. */
  readonly isDemo: boolean;
  /** Puts a refusal into the words of the request's language. */
  inWords(error: DomainError): RefusalInWords;
  /** Set where an operation answered with a refusal. */
  hasRefused?: true;
  /** Replaced after each mutation, so that nothing stale is answered. */
  loaders: Loaders;
}

/** The viewer of a request that needs one. @throws DomainError PLEASE_LOGIN for a guest (AU-01). */
export function requireViewer(context: RequestContext): Viewer {
  if (!context.viewer) throw new DomainError('PLEASE_LOGIN');
  return context.viewer;
}
