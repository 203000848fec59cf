import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedMutation, CurrentViewer } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/request-context';
import { confirmEmailChange } from './confirm-email-change';
import { RequestEmailChangeInput } from './email.inputs';
import { EmailConfirmedPayload, LinkSentPayload } from './email.types';
import { requestEmailChange } from './request-email-change';
import { sendVerificationMail } from './send-verification-mail';
import { verifyEmail } from './verify-email';

const TOKEN = 'What the link carried.';

@Resolver()
export class EmailResolver {
  @AuthorizedMutation(() => LinkSentPayload, {
    description:
      'Mails the verification link again, a minute after the one before; at most 3 an hour.',
  })
  async sendVerificationMail(
    @Ctx() { services, language }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<LinkSentPayload> {
    await sendVerificationMail(services, viewer, language);
    return { isAccepted: true };
  }

  @Mutation(() => EmailConfirmedPayload, {
    description: 'Verifies an email address by a mailed link of 24 hours, signed in or not.',
  })
  async verifyEmail(
    @Ctx() { services }: RequestContext,
    @Arg('token', () => String, { description: TOKEN }) token: string,
  ): Promise<EmailConfirmedPayload> {
    return { email: await verifyEmail(services, token) };
  }

  @AuthorizedMutation(() => LinkSentPayload, {
    description:
      'Mails an activation link of 24 hours to a new address, once a minute. Nothing changes yet.',
  })
  async requestEmailChange(
    @Ctx() context: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The new address.' }) input: RequestEmailChangeInput,
  ): Promise<LinkSentPayload> {
    await requestEmailChange(context.services, viewer, input, context);
    return { isAccepted: true };
  }

  @Mutation(() => EmailConfirmedPayload, {
    description: 'Changes the email address by an activation link, signed in or not.',
  })
  async confirmEmailChange(
    @Ctx() { services, language }: RequestContext,
    @Arg('token', () => String, { description: TOKEN }) token: string,
  ): Promise<EmailConfirmedPayload> {
    return { email: await confirmEmailChange(services, token, language) };
  }
}
