import type { RequestContext } from '../../platform/request-context';

/** Who calls, before anybody has signed in; a request's context is one. */
export type Caller = Pick<RequestContext, 'language' | 'clientAddress' | 'userAgent'>;
