import { chakra, Stack } from '@chakra-ui/react';
import { useState, type FormEvent, use } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import {
  PaymentMethodCard_MethodFragmentDoc,
  type PaymentMethodCard_MethodFragment,
  type PaymentMethodCode,
} from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { ConvertMoneyContext } from '../../ui/values/ConvertMoneyContext';
import { BalanceFirst } from './BalanceFirst';
import { PaymentMethodCard } from './PaymentMethodCard';
import { useMethodPrices } from './useMethodPrices';

/** What the shopper chose: the method, and whether the balance pays its part first. */
export interface PaymentChoice {
  method: PaymentMethodCode;
  usesBalance: boolean;
}

interface PaymentMethodsProps {
  methods: readonly FragmentType<typeof PaymentMethodCard_MethodFragmentDoc>[];
  /** Both in fen. */
  amount: number;
  balance: number;
  isRunning: boolean;
  onPay: (choice: PaymentChoice) => Promise<void>;
}

/** Choosing a method and paying; what cannot be used is not offered, the first that can is chosen. */
export function PaymentMethods({
  amount,
  balance,
  isRunning,
  onPay,
  ...props
}: PaymentMethodsProps) {
  const quoted = readFragment(PaymentMethodCard_MethodFragmentDoc, props.methods);
  const usable = quoted.filter(({ isAvailable }) => isAvailable);
  const [choice, setChoice] = useState(usable[0]?.code);
  const method = usable.find(({ code }) => code === choice)?.code;
  const [isUsed, setUsed] = useState(true);
  const isShort = balance < amount;
  const usesBalance = isShort && balance > 0 && isUsed && usable.length > 0;
  const { methods, error, retry } = useMethodPrices(usable, amount, usesBalance ? balance : 0);

  function pay(event: FormEvent) {
    event.preventDefault();
    if (method) void onPay({ method, usesBalance });
  }

  return (
    <form onSubmit={pay}>
      <Stack gap="4">
        {isShort && (
          <BalanceFirst
            {...{ amount, balance, isUsed }}
            canSplit={usable.length > 0}
            onUse={setUsed}
          />
        )}
        {methods ? (
          <MethodChoice methods={methods} chosen={method} onChoose={setChoice} />
        ) : error ? (
          <ErrorState onRetry={retry} />
        ) : (
          <Skeletons count={1} height="270px" />
        )}
        <SettlesInYuan />
        <Button type="submit" look="primary" isDisabled={!method || !methods} isBusy={isRunning}>
          <FormattedMessage id="payments.pay" />
        </Button>
      </Stack>
    </form>
  );
}

interface MethodChoiceProps {
  methods: readonly PaymentMethodCard_MethodFragment[];
  chosen: PaymentMethodCode | undefined;
  onChoose: (method: PaymentMethodCode) => void;
}

function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  if (methods.length === 0)
    return (
      <p>
        <FormattedMessage id="payments.noMethod" />
      </p>
    );
  return (
    <chakra.fieldset display="grid" gap="3" minWidth="0">
      <chakra.legend fontFamily="heading" fontSize="lg" fontWeight="600" marginBottom="3">
        <FormattedMessage id="payments.method" />
      </chakra.legend>
      {methods.map((method) => (
        <PaymentMethodCard
          key={method.code}
          method={method}
          isChosen={method.code === chosen}
          onChoose={() => onChoose(method.code)}
        />
      ))}
    </chakra.fieldset>
  );
}

/** Where amounts are shown in another currency too: in which of them is paid (HD-12). */
function SettlesInYuan() {
  if (!use(ConvertMoneyContext)) return null;
  return (
    <chakra.p fontSize="sm" color="muted">
      <FormattedMessage id="payments.settles" />
    </chakra.p>
  );
}
