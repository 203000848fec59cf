import { some } from '../../../platform/http/answer';
import { inputForm } from '../../../platform/http/input-form';
import { restCall } from '../../../platform/http/rest-call';
import { nothing } from '../../../platform/http/shape';
import { mailedLink } from '../links/mailed-link.form';
import { activateEmail } from './activate-email';
import { RequestEmailChangeInput } from './email.inputs';
import { VerifyEmailPayload } from './email.types';
import { requestEmailChange } from './request-email-change';
import { sendVerificationMail } from './send-verification-mail';

const change = inputForm(RequestEmailChangeInput, 'Another email address for the account.', {
  example: { email: 'mei.lin@example.com', password: 'orchid88' },
});

/** The calls about the email address of an account (API-04, API-12, API-13). */
export const emailEndpoints = [
  restCall({
    method: 'get',
    path: '/send_success_register_email',
    operationId: 'sendVerificationEmail',
    hasEffect: true,
    summary: 'Mails the link that verifies the email address again.',
    description: 'At most once a minute and 3 an hour.',
    refusals: ['EMAIL_ALREADY_VERIFIED'],
    origin: 'our reading',
    needsToken: true,
    data: nothing,
    run: ({ context: { services, language }, viewer }) =>
      sendVerificationMail(services, viewer, language),
  }),
  restCall({
    method: 'post',
    path: '/send_active_email',
    operationId: 'requestEmailChange',
    summary: 'Mails an activation link of 24 hours to a new email address.',
    description: 'Once a minute. Nothing changes before the link is followed.',
    refusals: ['WRONG_PASSWORD'],
    origin: 'our reading',
    needsToken: true,
    takes: change,
    data: nothing,
    run: ({ context, viewer, input }) =>
      requestEmailChange(context.services, viewer, input, context),
  }),
  restCall({
    method: 'post',
    path: '/active_email',
    operationId: 'activateEmail',
    summary: 'Redeems a mailed link: it verifies the address it was sent to, or changes to it.',
    refusals: ['LINK_UNKNOWN', 'LINK_USED', 'LINK_EXPIRED', 'EMAIL_TAKEN'],
    origin: 'our reading',
    needsToken: false,
    takes: mailedLink,
    data: some(VerifyEmailPayload, {
      model: 'VerifiedEmail',
      description: 'Success.',
      fields: ['email'],
    }),
    run: async ({ context: { services, language }, input: { token } }) => ({
      email: await activateEmail(services, token, language),
    }),
  }),
];
