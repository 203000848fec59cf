import { many, one } from '../../../platform/http/answer';
import { wordOutput } from '../../../platform/http/output-wording';
import { restCall } from '../../../platform/http/rest-call';
import { endOtherSessions } from './end-other-sessions';
import { endSession } from './end-session';
import { listSessions } from './session.queries';
import { SessionType } from './session.types';

wordOutput(SessionType, {
  examples: { device: 'Firefox · Linux', expires_at: '2026-11-23T08:00:00.000Z' },
});

const sessions = many(one(SessionType), 'Those that are open, the newest first.');

/** Our own calls about where a shopper is signed in (API-20). */
export const sessionEndpoints = [
  restCall({
    method: 'get',
    path: '/sessions',
    operationId: 'listSessions',
    summary: 'Sessions of the shopper.',
    origin: 'our own call',
    needsToken: true,
    data: sessions,
    run: ({ context, viewer }) => listSessions(context.services, viewer),
  }),
  restCall({
    method: 'delete',
    path: '/sessions/{id}',
    operationId: 'endSession',
    summary: 'Ends a session and revokes its token.',
    description: 'Answers with those that are left. It may be the session of this request.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    id: 'Id of a session.',
    data: sessions,
    async run({ context: { services }, viewer, id }) {
      await endSession(services, viewer, id);
      return listSessions(services, viewer);
    },
  }),
  restCall({
    method: 'post',
    path: '/sessions/end_others',
    operationId: 'endOtherSessions',
    summary: 'Ends all other sessions.',
    origin: 'our own call',
    needsToken: true,
    data: sessions,
    async run({ context: { services }, viewer }) {
      await endOtherSessions(services, viewer);
      return listSessions(services, viewer);
    },
  }),
];
