import { inputForm } from '../../../platform/http/input-form';
import { MailedLink } from '../emails/email.inputs';

/** Of any purpose: a call that redeems it looks for what it is good for. */
class MailedLinkInput extends MailedLink {}

/** How a REST call takes the token of a mailed link. */
export const mailedLink = inputForm(MailedLinkInput, 'A link that was mailed.', {
  example: { token: '3mN8pXq2wRz6yTb1vKc5dLf9gHj4sQa7eUi0oP-_mZk' },
});
