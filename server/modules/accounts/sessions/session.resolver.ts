import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
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
import { SessionsPayload, SessionType } from './session.types';

@Resolver(() => SessionType)
export class SessionResolver {
  @AuthorizedQuery(() => [SessionType], { description: 'Your open sessions, the newest first.' })
  sessions(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SessionType[]> {
    return listSessions(services, viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Whether this request came by it.' })
  isCurrent(@Root() { id }: SessionType, @Ctx() { viewer }: RequestContext): boolean {
    return id === viewer?.sessionId;
  }

  @AuthorizedMutation(() => SessionsPayload, {
    description: 'Ends one of your sessions on the server.',
  })
  async endSession(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'Id of one of your open sessions.' }) id: string,
  ): Promise<SessionsPayload> {
    await endSession(services, viewer, id);
    return { sessions: await listSessions(services, viewer) };
  }

  @AuthorizedMutation(() => SessionsPayload, {
    description: 'Ends all your sessions but this one.',
  })
  async endOtherSessions(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SessionsPayload> {
    await endOtherSessions(services, viewer);
    return { sessions: await listSessions(services, viewer) };
  }
}
