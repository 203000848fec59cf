import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuthorizedMutation, CurrentViewer, PublicQuery } from '../../platform/graphql/authorized';
import { RefusableMutation } from '../../platform/graphql/refusable-mutation';
import { InvalidInput } from '../../platform/graphql/refusal.types';
import type { Viewer } from '../../kernel/viewer';
import type { RequestContext } from '../../platform/request-context';
import { RegisterInput, SignInInput } from './account.inputs';
import { RegisterPayload, SignInPayload, SignOutPayload } from './account.types';
import { register } from './registering/register';
import { signIn, type SignedIn } from './sign-in';
import { signOut } from './sign-out';
import { ViewerType } from './viewer.types';

function present({ session, viewer }: SignedIn): SignInPayload {
  return { token: session.token, expiresAt: session.expiresAt, viewer };
}

@Resolver(() => ViewerType)
export class AccountResolver {
  @PublicQuery(() => ViewerType, {
    nullable: true,
    description: 'Who is signed in; null for a guest.',
  })
  viewer(@Ctx() context: RequestContext): ViewerType | null {
    return context.viewer;
  }

  @FieldResolver(() => String, { description: 'Nickname, or the email address without one.' })
  name(@Root() viewer: Viewer): string {
    return viewer.nickname ?? viewer.email;
  }

  @RefusableMutation(() => RegisterPayload, {
    description:
      'Opens an account. Answers the same for an address that has one; sign in afterwards.',
    refusals: [InvalidInput],
    plain: ['WRONG_CAPTCHA'],
  })
  async register(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'The filled-in form.' }) input: RegisterInput,
  ): Promise<RegisterPayload> {
    await register(context.services, input, context);
    return { isAccepted: true };
  }

  @RefusableMutation(() => SignInPayload, {
    description: 'Signs in; the session lasts 2 days.',
    refusals: [InvalidInput],
    plain: ['WRONG_CREDENTIALS'],
  })
  async signIn(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'Who signs in.' }) input: SignInInput,
  ): Promise<SignInPayload> {
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
