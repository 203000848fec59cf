import type { RequestContext } from '../../platform/request-context';

/** The caller of an operation, signed in or not; the context of a request is one. */
export type Caller = Pick<
  RequestContext,
  'language' | 'clientAddress' | 'userAgent' | 'cookies' | 'viewer'
>;
