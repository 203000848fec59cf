import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { WithdrawalForm_OptionsFragment } from '../../../gql/graphql';
import { DateTime } from '../../../ui/values/DateTime';
import { formatFen } from '../../../ui/values/moneyText';
import { ReferenceNumber } from '../../../ui/values/ReferenceNumber';

type Destination = WithdrawalForm_OptionsFragment['methods'][number]['destinations'][number];

interface WithdrawalDestinationsProps {
  destinations: readonly Destination[];
  /** Fen that go back. */
  amount: number;
}

/** Destinations of a withdrawal: the cards that paid, or the senders of remittances. */
export function WithdrawalDestinations({ destinations, amount }: WithdrawalDestinationsProps) {
  return (
    <div aria-live="polite">
      <p>
        <FormattedMessage id="payments.withdraw.to" />
      </p>
      <chakra.ul listStyleType="none" color="muted" fontSize="sm" overflowWrap="anywhere">
        {partsOf(destinations, amount).map(({ paymentNumber, paidAt, senderName, ...part }) => (
          <li key={paymentNumber}>
            <FormattedMessage
              id={senderName == null ? 'payments.withdraw.toCard' : 'payments.withdraw.toSender'}
              values={{
                amount: formatFen(part.amount),
                sender: senderName,
                number: <ReferenceNumber>{paymentNumber}</ReferenceNumber>,
                time: <DateTime at={paidAt} />,
              }}
            />
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

/** Takes an amount from what can go back, as the server does. */
function partsOf(destinations: readonly Destination[], amount: number): Destination[] {
  let rest = amount;
  return destinations.flatMap((destination) => {
    const part = Math.min(rest, destination.amount);
    rest -= part;
    return part > 0 ? [{ ...destination, amount: part }] : [];
  });
}
