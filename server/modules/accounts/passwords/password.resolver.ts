import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import {
  AuthorizedMutation,
  CurrentViewer,
  PublicQuery,
} from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/request-context';
import { isGoodLink } from '../links/redeem-link';
import { presentViewer } from '../present-viewer';
import { changePassword } from './change-password';
import {
  ChangePasswordInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from './password.inputs';
import {
  ChangePasswordPayload,
  RequestPasswordResetPayload,
  ResetLinkType,
  ResetPasswordPayload,
} from './password.types';
import { requestPasswordReset } from './request-password-reset';
import { resetPassword } from './reset-password';

@Resolver()
export class PasswordResolver {
  @Mutation(() => RequestPasswordResetPayload, {
    description: 'Mails a reset link of 30 minutes; at most 3 an hour to one address.',
  })
  async requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg('input', { description: "The account's email address." }) {
      email,
    }: RequestPasswordResetInput,
  ): Promise<RequestPasswordResetPayload> {
    await requestPasswordReset(context.services, email, context);
    return { isAccepted: true };
  }

  @PublicQuery(() => ResetLinkType, {
    description: 'Whether a reset link works now. Asking does not use it up.',
  })
  async checkResetLink(
    @Ctx() { services: { db, clock } }: RequestContext,
    @Arg('token', () => String, { description: 'What the link carried.' }) token: string,
  ): Promise<ResetLinkType> {
    return { isGood: await isGoodLink(db.read, 'RESET', token, clock.now()) };
  }

  @Mutation(() => ResetPasswordPayload, {
    description: 'Sets a new password by a mailed link. Every session ends.',
  })
  async resetPassword(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'The link and the new password.' }) input: ResetPasswordInput,
  ): Promise<ResetPasswordPayload> {
    await resetPassword(context.services, input, context);
    return { isReset: true };
  }

  @AuthorizedMutation(() => ChangePasswordPayload, {
    description: 'Sets a new password. Every session but this one ends.',
  })
  async changePassword(
    @Ctx() context: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The old and the new one.' }) input: ChangePasswordInput,
  ): Promise<ChangePasswordPayload> {
    await changePassword(context.services, viewer, input, context);
    return presentViewer(context.services, viewer);
  }
}
