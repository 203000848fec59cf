import { skipToken, useQuery } from '@apollo/client/react';
import { MethodPriceDocument, type PaymentMethodCode } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Card } from '../../ui/paper/Card';
import { DataList } from '../../ui/paper/DataList';
import { Money } from '../../ui/values/Money';

interface RechargeSumProps {
  /** Fen; null as long as none is chosen. */
  amount: number | null;
  balance: number;
  method: PaymentMethodCode;
}

/** What is finally paid, and what the balance is then. */
export function RechargeSum({ amount, balance, method }: RechargeSumProps) {
  const text = useText();
  const { data } = useQuery(MethodPriceDocument, amount ? { variables: { amount } } : skipToken);
  const price = data?.rechargeOptions?.methods.find(({ code }) => code === method);
  if (!amount) return null;
  const sum = (fen: number | undefined) => (fen === undefined ? '…' : <Money fen={fen} />);
  return (
    <Card aria-live="polite">
      <DataList
        entries={[
          { label: text('payments.recharge.amount'), value: <Money fen={amount} /> },
          { label: text('payments.handlingFee'), value: sum(price?.handlingFee) },
          { label: text('payments.recharge.youPay'), value: <b>{sum(price?.actualPayment)}</b> },
          { label: text('payments.recharge.balanceThen'), value: <Money fen={balance + amount} /> },
        ]}
      />
    </Card>
  );
}
