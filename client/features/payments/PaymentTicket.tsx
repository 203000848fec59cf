import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PaymentScreenQuery } from '../../gql/graphql';
import { TornCard } from '../../ui/paper/Card';
import { DateTime } from '../../ui/values/DateTime';
import { Money } from '../../ui/values/Money';

const parts = {
  ORDER: 'payments.firstOfTwo',
  PACKING_PLAN: 'payments.secondOfTwo',
  QUESTION: 'payments.difference',
} as const;

interface PaymentTicketProps {
  quote: NonNullable<PaymentScreenQuery['paymentQuote']>;
}

/** What is paid for, how much, and until when. */
export function PaymentTicket({ quote }: PaymentTicketProps) {
  return (
    <TornCard>
      <Stack gap="2" alignItems="center" textAlign="center">
        <chakra.p color="muted">
          <FormattedMessage id={parts[quote.kind]} />
        </chakra.p>
        <Money fen={quote.amount} isTotal fontSize="3xl" fontWeight="700" />
        <chakra.p fontFamily="mono">{quote.targetNumber}</chakra.p>
        {quote.dueAt && (
          <p>
            <FormattedMessage
              id="payments.payUntil"
              values={{ time: <DateTime at={quote.dueAt} /> }}
            />
          </p>
        )}
        <chakra.p color="muted">
          <FormattedMessage
            id="payments.yourBalance"
            values={{ balance: <Money fen={quote.balance} /> }}
          />
        </chakra.p>
      </Stack>
    </TornCard>
  );
}
