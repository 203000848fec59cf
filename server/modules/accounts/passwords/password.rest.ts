import { inputForm } from '../../../platform/http/input-form';
import { restCall } from '../../../platform/http/rest-call';
import { nothing } from '../../../platform/http/shape';
import { mailedLink } from '../links/mailed-link.form';
import { requireGoodLink } from '../links/redeem-link';
import { changePassword } from './change-password';
import {
  ChangePasswordInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from './password.inputs';
import { requestPasswordReset } from './request-password-reset';
import { resetPassword } from './reset-password';

const token = '9sK2vQx7bNt4mWc8zRf1yHd6pLg3jEa5uTo0iX-_qBn';
const account = inputForm(RequestPasswordResetInput, "The account's email address.", {
  example: { email: 'mei@example.com' },
});
const newPassword = { password: 'lotus2026', password_confirmation: 'lotus2026' };
const reset = inputForm(ResetPasswordInput, 'The link and the new password.', {
  example: { token, ...newPassword },
});
const change = inputForm(ChangePasswordInput, 'The old and the new one.', {
  example: { old_password: 'orchid88', ...newPassword },
});

/** The calls about passwords (API-06, API-07, API-08, API-14). */
export const passwordEndpoints = [
  restCall({
    method: 'post',
    path: '/send_reset_password_email',
    operationId: 'requestPasswordReset',
    summary: 'Mails a reset link of 30 minutes.',
    description: 'The answer does not tell whether the address is known. At most 3 an hour.',
    origin: 'our reading',
    needsToken: false,
    takes: account,
    data: nothing,
    run: ({ context, input }) => requestPasswordReset(context.services, input.email, context),
  }),
  restCall({
    method: 'post',
    path: '/check_reset_password_link',
    operationId: 'checkResetLink',
    summary: 'Whether a reset link works now: code 200, or why not.',
    description: 'Does not use up the link.',
    refusals: ['LINK_UNKNOWN', 'LINK_USED', 'LINK_EXPIRED'],
    origin: 'our reading',
    needsToken: false,
    takes: mailedLink,
    data: nothing,
    run: ({ context: { services }, input }) =>
      requireGoodLink(services.db.read, 'RESET', input.token, services.clock.now()),
  }),
  restCall({
    method: 'post',
    path: '/reset_password_email',
    operationId: 'resetPassword',
    summary: 'Sets a new password by a mailed link, which works once. Every session ends.',
    refusals: ['LINK_UNKNOWN', 'LINK_USED', 'LINK_EXPIRED'],
    origin: 'our reading',
    needsToken: false,
    takes: reset,
    data: nothing,
    run: ({ context, input }) => resetPassword(context.services, input, context),
  }),
  restCall({
    method: 'post',
    path: '/users/alter_password',
    operationId: 'changePassword',
    summary: 'Sets a new password by the old one. Every session but this one ends.',
    refusals: ['WRONG_PASSWORD'],
    origin: 'our reading',
    needsToken: true,
    takes: change,
    data: nothing,
    run: ({ context, viewer, input }) => changePassword(context.services, viewer, input, context),
  }),
];
