import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { JointPaymentScreenQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { TornCard } from '../../ui/paper/Card';
import { DataList } from '../../ui/paper/DataList';
import { DateTime } from '../../ui/values/DateTime';
import { Money } from '../../ui/values/Money';

interface JointPaymentTicketProps {
  quote: NonNullable<JointPaymentScreenQuery['jointPaymentQuote']>;
}

/** Which orders are paid together, the sum, and until when the first of them must be paid. */
export function JointPaymentTicket({ quote }: JointPaymentTicketProps) {
  const text = useText();
  const { orders, amount, balance } = quote;
  const [dueFirst = ''] = orders.map(({ dueAt }) => dueAt).sort();
  return (
    <TornCard>
      <Stack gap="3">
        <Stack gap="2" alignItems="center" textAlign="center">
          <chakra.p color="muted">
            <FormattedMessage id="payments.firstOfTwo" />
          </chakra.p>
          <Money fen={amount} isTotal fontSize="3xl" fontWeight="700" />
          <p>
            <FormattedMessage id="payments.jointTitle" values={{ count: orders.length }} />
          </p>
        </Stack>
        <DataList
          entries={orders.map((order) => ({
            label: text('payments.orderNumbered', { number: order.number }),
            value: <Money fen={order.amount} />,
          }))}
        />
        <Stack gap="1" textAlign="center">
          <p>
            <FormattedMessage
              id="payments.payUntil"
              values={{ time: <DateTime at={dueFirst} /> }}
            />
          </p>
          <chakra.p color="muted">
            <FormattedMessage
              id="payments.yourBalance"
              values={{ balance: <Money fen={balance} /> }}
            />
          </chakra.p>
        </Stack>
      </Stack>
    </TornCard>
  );
}
