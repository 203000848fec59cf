import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Money } from './Money';

interface BalanceSplitProps {
  /** All in fen. */
  balance: number;
  /** Paid besides the balance; nothing is told of it where nothing was. */
  otherwise?: number;
  rest: number;
}

/** How a payment divides up, in one sentence: what the balance gave, and what is still to pay. */
export function BalanceSplit({ balance, otherwise = 0, rest }: BalanceSplitProps) {
  return (
    <chakra.p fontWeight="700">
      <FormattedMessage
        id={otherwise > 0 ? 'common.paidSplit' : 'common.balanceSplit'}
        values={{
          balance: <Money fen={balance} />,
          otherwise: <Money fen={otherwise} />,
          rest: <Money fen={rest} />,
        }}
      />
    </chakra.p>
  );
}
