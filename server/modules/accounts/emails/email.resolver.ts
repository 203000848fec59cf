import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedMutation, CurrentViewer } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/request-context';
import { confirmEmailChange } from './confirm-email-change';
import { ConfirmEmailChangeInput, RequestEmailChangeInput, VerifyEmailInput } from './email.inputs';
import {
  ConfirmEmailChangePayload,
  RequestEmailChangePayload,
  SendVerificationMailPayload,
  VerifyEmailPayload,
} from './email.types';
import { requestEmailChange } from './request-email-change';
import { sendVerificationMail } from './send-verification-mail';
import { verifyEmail } from './verify-email';

@Resolver()
export class EmailResolver {
  @AuthorizedMutation(() => SendVerificationMailPayload, {
    description:
      'Mails the verification link again, a minute after the one before; at most 3 an hour.',
  })
  async sendVerificationMail(
    @Ctx() { services, language }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<SendVerificationMailPayload> {
    await sendVerificationMail(services, viewer, language);
    return { isAccepted: true };
  }

  @Mutation(() => VerifyEmailPayload, {
    description: 'Verifies an email address by a mailed link of 24 hours, signed in or not.',
  })
  async verifyEmail(
    @Ctx() { services }: RequestContext,
    @Arg('input', { description: 'The link.' }) { token }: VerifyEmailInput,
  ): Promise<VerifyEmailPayload> {
    return { email: await verifyEmail(services, token) };
  }

  @AuthorizedMutation(() => RequestEmailChangePayload, {
    description:
      'Mails an activation link of 24 hours to a new address, once a minute. Nothing changes yet.',
  })
  async requestEmailChange(
    @Ctx() context: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The new address.' }) input: RequestEmailChangeInput,
  ): Promise<RequestEmailChangePayload> {
    await requestEmailChange(context.services, viewer, input, context);
    return { isAccepted: true };
  }

  @Mutation(() => ConfirmEmailChangePayload, {
    description: 'Changes the email address by an activation link, signed in or not.',
  })
  async confirmEmailChange(
    @Ctx() { services, language }: RequestContext,
    @Arg('input', { description: 'The link.' }) { token }: ConfirmEmailChangeInput,
  ): Promise<ConfirmEmailChangePayload> {
    return { email: await confirmEmailChange(services, token, language) };
  }
}
