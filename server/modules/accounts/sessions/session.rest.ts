import { idInPath, type Endpoint } from '../../../platform/http/endpoint';
import { flag, id, instant, list, model, text } from '../../../platform/http/shape';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import { endOtherSessions } from './end-other-sessions';
import { endSession } from './end-session';
import { listSessions } from './session.queries';

const sessions = list(
  'Those that are open, the newest first.',
  model('Session', 'A browser or program that is signed in.', {
    id: id('Public id of the session; it opens nothing.'),
    device: text('Browser and system; may be empty.', 'Firefox · Linux'),
    created_at: instant('When it was signed in.'),
    expires_at: instant('When it ends by itself.', '2026-11-23T08:00:00.000Z'),
    is_current: flag('Whether this request came by it.', true),
  }),
);

async function presentSessions(context: RequestContext) {
  const viewer = requireViewer(context);
  const open = await listSessions(context.services, viewer);
  return open.map(({ id, device, createdAt, expiresAt }) => ({
    ...{ id, device, created_at: createdAt, expires_at: expiresAt },
    is_current: id === viewer.sessionId,
  }));
}

/** Our own calls about where a shopper is signed in (API-20). */
export const sessionEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/sessions',
    operationId: 'listSessions',
    summary: 'Where the shopper is signed in.',
    origin: 'our own call',
    needsToken: true,
    data: sessions,
    run: presentSessions,
  },
  {
    method: 'delete',
    path: '/sessions/{id}',
    operationId: 'endSession',
    summary: 'Ends a session; its token is worth nothing from now on.',
    description: 'Answers with those that are left. It may be the session of this request.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    parameters: [idInPath('Id of a session.')],
    data: sessions,
    async run(context, { params }) {
      await endSession(context.services, requireViewer(context), params['id'] ?? '');
      return presentSessions(context);
    },
  },
  {
    method: 'post',
    path: '/sessions/end_others',
    operationId: 'endOtherSessions',
    summary: 'Ends every session but the one of this request.',
    origin: 'our own call',
    needsToken: true,
    data: sessions,
    async run(context) {
      await endOtherSessions(context.services, requireViewer(context));
      return presentSessions(context);
    },
  },
];
