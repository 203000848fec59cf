import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import { endOtherSessions } from './end-other-sessions';
import { endSession } from './end-session';
import { listSessions } from './session.queries';
import { SessionsPayload, SessionType } from './session.types';

@Resolver(() => SessionType)
export class SessionResolver {
  @Authorized()
  @Query(() => [SessionType], { description: 'Your open sessions, the newest first.' })
  sessions(@Ctx() context: RequestContext): Promise<SessionType[]> {
    return listSessions(context.services, requireViewer(context));
  }

  @FieldResolver(() => Boolean, { description: 'Whether this request came by it.' })
  isCurrent(@Root() { id }: SessionType, @Ctx() { viewer }: RequestContext): boolean {
    return id === viewer?.sessionId;
  }

  @Authorized()
  @Mutation(() => SessionsPayload, { description: 'Ends one of your sessions on the server.' })
  async endSession(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of one of your open sessions.' }) id: string,
  ): Promise<SessionsPayload> {
    const viewer = requireViewer(context);
    await endSession(context.services, viewer, id);
    return { sessions: await listSessions(context.services, viewer) };
  }

  @Authorized()
  @Mutation(() => SessionsPayload, { description: 'Ends all your sessions but this one.' })
  async endOtherSessions(@Ctx() context: RequestContext): Promise<SessionsPayload> {
    const viewer = requireViewer(context);
    await endOtherSessions(context.services, viewer);
    return { sessions: await listSessions(context.services, viewer) };
  }
}
