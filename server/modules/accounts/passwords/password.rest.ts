import { readInput, requireText, type Endpoint } from '../../../platform/http/endpoint';
import { form, nothing, text } from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import { requireGoodLink } from '../links/redeem-link';
import { changePassword } from './change-password';
import {
  ChangePasswordInput,
  RequestPasswordResetArgs,
  ResetPasswordInput,
} from './password.inputs';
import { requestPasswordReset } from './request-password-reset';
import { resetPassword } from './reset-password';

const token = text('What the link carried.', '9sK2vQx7bNt4mWc8zRf1yHd6pLg3jEa5uTo0iX-_qBn');
const newPassword = {
  password: text('6–20 letters or digits, at least one of each; not a common one.', 'lotus2026'),
  password_confirmation: text('The same password again.', 'lotus2026'),
};

/** The legacy calls about passwords (API-06, API-07, API-08, API-14). */
export const passwordEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/send_reset_password_email',
    summary:
      'Mails a reset link of 30 minutes; the answer does not tell whether the address is known.',
    origin: 'our reading',
    needsToken: false,
    body: form('Whose password.', {
      email: text('Email address of the account.', 'mei@example.com'),
    }),
    data: nothing,
    async run(context, { body }) {
      const { email } = await readInput(RequestPasswordResetArgs, { email: body['email'] });
      await requestPasswordReset(context.services, email, context);
      return null;
    },
  },
  {
    method: 'post',
    path: '/check_reset_password_link',
    summary: 'Whether a reset link works now: code 200, or why not. Asking does not use it up.',
    origin: 'our reading',
    needsToken: false,
    body: form('The link.', { token }),
    data: nothing,
    async run({ services: { db, clock } }, { body }) {
      await requireGoodLink(db.read, 'RESET', requireText(body, 'token'), clock.now());
      return null;
    },
  },
  {
    method: 'post',
    path: '/reset_password_email',
    summary: 'Sets a new password by a mailed link, which works once. Every session ends.',
    origin: 'our reading',
    needsToken: false,
    body: form('The link and the new password.', { token, ...newPassword }),
    data: nothing,
    async run(context, { body }) {
      const input = await readInput(ResetPasswordInput, {
        token: body['token'],
        password: body['password'],
        passwordConfirmation: body['password_confirmation'],
      });
      await resetPassword(context.services, input, context);
      return null;
    },
  },
  {
    method: 'post',
    path: '/users/alter_password',
    summary: 'Sets a new password by the old one. Every session but this one ends.',
    origin: 'our reading',
    needsToken: true,
    body: form('The old and the new one.', {
      old_password: text('Password of the account.', 'orchid88'),
      ...newPassword,
    }),
    data: nothing,
    async run(context, { body }) {
      const input = await readInput(ChangePasswordInput, {
        oldPassword: body['old_password'],
        password: body['password'],
        passwordConfirmation: body['password_confirmation'],
      });
      await changePassword(context.services, requireViewer(context), input, context);
      return null;
    },
  },
];
