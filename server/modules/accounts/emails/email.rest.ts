import { requireText, type Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { form, nothing, text } from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import { activateEmail } from './activate-email';
import { RequestEmailChangeInput } from './email.inputs';
import { requestEmailChange } from './request-email-change';
import { sendVerificationMail } from './send-verification-mail';

const change = inputForm(RequestEmailChangeInput, 'Another email address for the account.', {
  example: { email: 'mei.lin@example.com', password: 'orchid88' },
});

/** The legacy calls about the email address of an account (API-04, API-12, API-13). */
export const emailEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/send_success_register_email',
    summary:
      'Mails the link that verifies the email address again, a minute after the one before; ' +
      'at most 3 an hour.',
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
    summary:
      'Mails an activation link of 24 hours to a new email address, once a minute; ' +
      'nothing changes yet.',
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
    summary: 'Redeems a mailed link: it verifies the address it was sent to, or changes to it.',
    origin: 'our reading',
    needsToken: false,
    body: form('The link.', {
      token: text('What the link carried.', '3mN8pXq2wRz6yTb1vKc5dLf9gHj4sQa7eUi0oP-_mZk'),
    }),
    data: form('It worked.', {
      email: text('The email address that is verified now.', 'mei@example.com'),
    }),
    async run({ services, language }, { body }) {
      return { email: await activateEmail(services, requireText(body, 'token'), language) };
    },
  },
];
