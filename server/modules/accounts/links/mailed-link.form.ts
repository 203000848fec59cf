import { inputForm } from '../../../platform/http/input-form';
import { MailedLink } from '../emails/email.inputs';

/** Links of any purpose: the call that redeems one checks its purpose. */
class MailedLinkInput extends MailedLink {}

/** Token of a mailed link in the body of a REST call. */
export const mailedLink = inputForm(MailedLinkInput, 'A link that was mailed.', {
  example: { token: '3mN8pXq2wRz6yTb1vKc5dLf9gHj4sQa7eUi0oP-_mZk' },
});
