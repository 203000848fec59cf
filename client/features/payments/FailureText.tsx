import { FormattedMessage } from 'react-intl';
import type { PaymentFailure } from '../../gql/graphql';

/** Why a payment failed, and where its money is. */
export function FailureText({ failure }: { failure?: PaymentFailure | null }) {
  return (
    <>
      {failure && (
        <p>
          <FormattedMessage
            id={
              failure === 'TARGET_GONE' ? 'payments.next.targetGone' : `payments.failure.${failure}`
            }
          />
        </p>
      )}
      {failure !== 'TARGET_GONE' && failure !== 'REPLACED' && (
        <p>
          <FormattedMessage id="payments.next.failed" />
        </p>
      )}
    </>
  );
}
