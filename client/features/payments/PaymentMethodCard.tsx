import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import type { PaymentMethodCard_MethodFragment } from '../../gql/graphql';
import { DataList } from '../../ui/paper/DataList';
import { BalanceSplit } from '../../ui/values/BalanceSplit';
import { Money } from '../../ui/values/Money';
import { ChosenCard } from './ChosenCard';

interface PaymentMethodCardProps {
  method: PaymentMethodCard_MethodFragment;
  isChosen: boolean;
  onChoose: () => void;
}

/** A way to pay with its fee before it is chosen, and its breakdown once it is. */
export function PaymentMethodCard({ method, isChosen, onChoose }: PaymentMethodCardProps) {
  const id = `method-${method.code}`;
  return (
    <ChosenCard data-chosen={isChosen || undefined}>
      <chakra.label
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="44px"
        fontWeight="600"
        cursor="pointer"
      >
        <chakra.input
          type="radio"
          name="method"
          boxSize="20px"
          flexShrink="0"
          checked={isChosen}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about`}
          onChange={onChoose}
        />
        <chakra.span id={`${id}-name`} flex="1">
          {method.name}
        </chakra.span>
      </chakra.label>
      <About id={`${id}-about`} method={method} />
      {isChosen && <Breakdown method={method} />}
    </ChosenCard>
  );
}

type MethodProps = Pick<PaymentMethodCardProps, 'method'>;

/** How it goes and what it costs on top. */
function About({ id, method: { code, handlingFee } }: MethodProps & { id: string }) {
  return (
    <Flex id={id} columnGap="3" flexWrap="wrap" justifyContent="space-between" color="muted">
      <FormattedMessage id={`payments.about.${code}`} />
      <span>
        <FormattedMessage
          id={handlingFee > 0 ? 'payments.fee' : 'payments.noFee'}
          values={{ fee: <Money fen={handlingFee} /> }}
        />
      </span>
    </Flex>
  );
}

function Breakdown({ method }: MethodProps) {
  const text = useText();
  const { balanceDeduction, discount, handlingFee, actualPayment } = method;
  const parts = { balanceDeduction, discount, handlingFee, actualPayment };
  const labels = Object.keys(parts) as (keyof typeof parts)[];
  return (
    <Stack gap="2" marginTop="3">
      <DataList
        entries={labels.map((part) => ({
          label: text(`payments.${part}`),
          value: <Money fen={parts[part]} />,
        }))}
      />
      <BalanceSplit balance={balanceDeduction} rest={actualPayment} />
    </Stack>
  );
}
