import type { RequestContext } from '../../platform/request-context';

/** Who calls, signed in or not; a request's context is one. */
export type Caller = Pick<
  RequestContext,
  'language' | 'clientAddress' | 'userAgent' | 'cookies' | 'viewer'
>;
