import { chakra, Stack } from '@chakra-ui/react';
import { useText } from '../../i18n/useText';
import type { PaymentMethodCard_MethodFragment } from '../../gql/graphql';
import { DataList } from '../../ui/paper/DataList';
import { BalanceSplit } from '../../ui/values/BalanceSplit';
import { Money } from '../../ui/values/Money';

interface PaymentMethodCardProps {
  method: PaymentMethodCard_MethodFragment;
  isChosen: boolean;
  onChoose: () => void;
}

/** A way to pay with its breakdown; one that cannot be used says why. */
export function PaymentMethodCard({ method, isChosen, onChoose }: PaymentMethodCardProps) {
  const text = useText();
  const reasonId = `method-${method.code}-reason`;
  return (
    <chakra.div
      padding="4"
      background="surface"
      borderWidth={isChosen ? '2px' : '1px'}
      borderColor={isChosen ? 'brand' : 'hairline'}
      borderRadius="card"
    >
      <chakra.label
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="44px"
        fontWeight="600"
        color={method.isAvailable ? 'ink' : 'muted'}
      >
        <chakra.input
          type="radio"
          name="method"
          boxSize="20px"
          checked={isChosen}
          disabled={!method.isAvailable}
          aria-describedby={method.unavailableReason ? reasonId : undefined}
          onChange={onChoose}
        />
        {method.name}
      </chakra.label>
      {method.unavailableReason && (
        <chakra.p id={reasonId} color="muted">
          {method.unavailableReason}
        </chakra.p>
      )}
      {isChosen && (
        <Stack gap="2">
          <DataList
            entries={[
              {
                label: text('payments.balanceDeduction'),
                value: <Money fen={method.balanceDeduction} />,
              },
              {
                label: text('payments.discount'),
                value: <Money fen={method.discount} />,
              },
              {
                label: text('payments.handlingFee'),
                value: <Money fen={method.handlingFee} />,
              },
              {
                label: text('payments.actualPayment'),
                value: <Money fen={method.actualPayment} />,
              },
            ]}
          />
          <BalanceSplit balance={method.balanceDeduction} rest={method.actualPayment} />
        </Stack>
      )}
    </chakra.div>
  );
}
