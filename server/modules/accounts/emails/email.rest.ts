import type { Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { email, model, nothing } from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import { mailedLink } from '../links/mailed-link.form';
import { activateEmail } from './activate-email';
import { RequestEmailChangeInput } from './email.inputs';
import { requestEmailChange } from './request-email-change';
import { sendVerificationMail } from './send-verification-mail';

const change = inputForm(RequestEmailChangeInput, 'Another email address for the account.', {
  example: { email: 'mei.lin@example.com', password: 'orchid88' },
});

/** The calls about the email address of an account (API-04, API-12, API-13). */
export const emailEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/send_success_register_email',
    operationId: 'sendVerificationEmail',
    hasEffect: true,
    summary: 'Mails the link that verifies the email address again.',
    description: 'A minute after the one before, and at most 3 an hour.',
    refusals: ['EMAIL_ALREADY_VERIFIED'],
    origin: 'our reading',
    needsToken: true,
    data: nothing,
    async run(context) {
      await sendVerificationMail(context.services, requireViewer(context), context.language);
      return null;
    },
  },
  {
    method: 'post',
    path: '/send_active_email',
    operationId: 'requestEmailChange',
    summary: 'Mails an activation link of 24 hours to a new email address.',
    description: 'Once a minute. Nothing changes before the link is followed.',
    refusals: ['WRONG_PASSWORD'],
    origin: 'our reading',
    needsToken: true,
    ...change.sent,
    data: nothing,
    async run(context, { body }) {
      const input = await change.read(body);
      await requestEmailChange(context.services, requireViewer(context), input, context);
      return null;
    },
  },
  {
    method: 'post',
    path: '/active_email',
    operationId: 'activateEmail',
    summary: 'Redeems a mailed link: it verifies the address it was sent to, or changes to it.',
    refusals: ['LINK_UNKNOWN', 'LINK_USED', 'LINK_EXPIRED', 'EMAIL_TAKEN'],
    origin: 'our reading',
    needsToken: false,
    ...mailedLink.sent,
    data: model('VerifiedEmail', 'It worked.', {
      email: email('The email address that is verified now.'),
    }),
    async run({ services, language }, { body }) {
      const { token } = await mailedLink.read(body);
      return { email: await activateEmail(services, token, language) };
    },
  },
];
