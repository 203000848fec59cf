import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { formatFen } from '../../ui/values/moneyText';

interface PaidWordsProps {
  payments: readonly {
    amount: number;
    balanceDeduction: number;
    discount: number;
    handlingFee: number;
  }[];
}

/** Where the money of a payment came from, in one sentence. */
export function PaidWords({ payments }: PaidWordsProps) {
  const sum = (part: keyof PaidWordsProps['payments'][number]) =>
    payments.reduce((total, payment) => total + payment[part], 0);
  const balance = sum('balanceDeduction');
  const card = sum('amount') - balance - sum('discount');
  const how = card === 0 ? 'BALANCE' : balance === 0 ? 'CARD' : 'BOTH';
  return (
    <chakra.p color="muted">
      <FormattedMessage
        id={`payments.paid.${how}`}
        values={{
          balance: formatFen(balance),
          card: formatFen(card),
          fee: formatFen(sum('handlingFee')),
        }}
      />
    </chakra.p>
  );
}
