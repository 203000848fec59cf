import { chakra, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { PaymentMethodCard_MethodFragmentDoc, type PaymentMethodCode } from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { PaymentMethodCard } from './PaymentMethodCard';
import { SettlesInYuan } from './SettlesInYuan';

interface PaymentMethodsProps {
  methods: readonly FragmentType<typeof PaymentMethodCard_MethodFragmentDoc>[];
  isRunning: boolean;
  onPay: (method: PaymentMethodCode) => Promise<void>;
}

/** Choosing a method and paying; the first one that can be used is chosen. */
export function PaymentMethods({ isRunning, onPay, ...props }: PaymentMethodsProps) {
  const methods = readFragment(PaymentMethodCard_MethodFragmentDoc, props.methods);
  const usable = methods.filter(({ isAvailable }) => isAvailable);
  const [choice, setChoice] = useState(usable[0]?.code);
  const method = usable.find(({ code }) => code === choice)?.code;

  function pay(event: FormEvent) {
    event.preventDefault();
    if (method) void onPay(method);
  }

  return (
    <form onSubmit={pay}>
      <Stack gap="4">
        <chakra.fieldset display="grid" gap="3" minWidth="0">
          <chakra.legend fontFamily="heading" fontSize="lg" fontWeight="600" marginBottom="3">
            <FormattedMessage id="payments.method" />
          </chakra.legend>
          {methods.map((each) => (
            <PaymentMethodCard
              key={each.code}
              method={each}
              isChosen={each.code === method}
              onChoose={() => setChoice(each.code)}
            />
          ))}
        </chakra.fieldset>
        <SettlesInYuan />
        <Button type="submit" look="primary" isDisabled={!method} isBusy={isRunning}>
          <FormattedMessage id="payments.pay" />
        </Button>
      </Stack>
    </form>
  );
}
