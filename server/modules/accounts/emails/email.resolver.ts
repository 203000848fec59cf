import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import { confirmEmailChange } from './confirm-email-change';
import { RequestEmailChangeInput } from './email.inputs';
import { EmailConfirmedPayload, LinkSentPayload } from './email.types';
import { requestEmailChange } from './request-email-change';
import { sendVerificationMail } from './send-verification-mail';
import { verifyEmail } from './verify-email';

const TOKEN = 'What the link carried.';

@Resolver()
export class EmailResolver {
  @Authorized()
  @Mutation(() => LinkSentPayload, {
    description:
      'Mails the verification link again, a minute after the one before; at most 3 an hour.',
  })
  async sendVerificationMail(@Ctx() context: RequestContext): Promise<LinkSentPayload> {
    const { services, language } = context;
    await sendVerificationMail(services, requireViewer(context), language);
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

  @Authorized()
  @Mutation(() => LinkSentPayload, {
    description:
      'Mails an activation link of 24 hours to a new address, once a minute. Nothing changes yet.',
  })
  async requestEmailChange(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'The new address.' }) input: RequestEmailChangeInput,
  ): Promise<LinkSentPayload> {
    await requestEmailChange(context.services, requireViewer(context), input, context);
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
