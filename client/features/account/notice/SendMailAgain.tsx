import { SendVerificationMailDocument } from '../../../gql/graphql';
import { ResendEmail } from '../ResendEmail';

/** Has the email sent again that an address is verified by. */
export function SendMailAgain() {
  return <ResendEmail document={SendVerificationMailDocument} variables={{}} size="sm" />;
}
