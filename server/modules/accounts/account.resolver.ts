import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedMutation, CurrentViewer } from '../../platform/graphql/authorized';
import type { Viewer } from '../../kernel/viewer';
import type { RequestContext } from '../../platform/request-context';
import { RegisterInput, SignInInput } from './account.inputs';
import { RegisterPayload, SessionPayload, SignOutPayload } from './account.types';
import { register } from './registering/register';
import { signIn, type SignedIn } from './sign-in';
import { signOut } from './sign-out';
import { ViewerType } from './viewer.types';

function present({ session, viewer }: SignedIn): SessionPayload {
  return { token: session.token, expiresAt: session.expiresAt, viewer };
}

@Resolver(() => ViewerType)
export class AccountResolver {
  @Query(() => ViewerType, { nullable: true, description: 'Who is signed in; null for a guest.' })
  viewer(@Ctx() context: RequestContext): ViewerType | null {
    return context.viewer;
  }

  @FieldResolver(() => String, { description: 'Nickname, or the email address without one.' })
  name(@Root() viewer: Viewer): string {
    return viewer.nickname ?? viewer.email;
  }

  @Mutation(() => RegisterPayload, {
    description:
      'Opens an account. Answers the same for an address that has one; sign in afterwards.',
  })
  async register(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'The filled-in form.' }) input: RegisterInput,
  ): Promise<RegisterPayload> {
    await register(context.services, input, context);
    return { isAccepted: true };
  }

  @Mutation(() => SessionPayload, { description: 'Opens a session of 2 days.' })
  async signIn(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'Who signs in.' }) input: SignInInput,
  ): Promise<SessionPayload> {
    return present(await signIn(context.services, input, context));
  }

  @AuthorizedMutation(() => SignOutPayload, { description: 'Ends the session of this request.' })
  async signOut(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SignOutPayload> {
    await signOut(services, viewer);
    return { isSignedOut: true };
  }
}
