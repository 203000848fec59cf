import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/request-context';
import { endOtherSessions } from './end-other-sessions';
import { endSession } from './end-session';
import { listSessions } from './session.queries';
import {
  EndOtherSessionsPayload,
  EndSessionInput,
  EndSessionPayload,
  SessionType,
} from './session.types';

@Resolver(() => SessionType)
export class SessionResolver {
  @AuthorizedQuery(() => [SessionType], { description: 'Your open sessions, the newest first.' })
  sessions(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SessionType[]> {
    return listSessions(services, viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Whether this request belongs to it.' })
  isCurrent(@Root() { id }: SessionType, @Ctx() { viewer }: RequestContext): boolean {
    return id === viewer?.sessionId;
  }

  @AuthorizedMutation(() => EndSessionPayload, {
    description: 'Ends one of your sessions on the server.',
  })
  async endSession(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which session.' }) { sessionId }: EndSessionInput,
  ): Promise<EndSessionPayload> {
    await endSession(services, viewer, sessionId);
    return { sessions: await listSessions(services, viewer) };
  }

  @AuthorizedMutation(() => EndOtherSessionsPayload, {
    description: 'Ends all your sessions but this one.',
  })
  async endOtherSessions(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<EndOtherSessionsPayload> {
    await endOtherSessions(services, viewer);
    return { sessions: await listSessions(services, viewer) };
  }
}
