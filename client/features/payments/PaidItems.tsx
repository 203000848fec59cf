import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';

interface PaidItemsProps {
  name: string;
  /** Number of the order or package, if there is one. */
  number: string | undefined;
}

/** The subject of a payment, beside its receipt. */
export function PaidItems({ name, number }: PaidItemsProps) {
  return (
    <div>
      <chakra.p fontSize="sm" color="muted">
        <FormattedMessage id="payments.whatFor" />
      </chakra.p>
      <chakra.p fontWeight="600" overflowWrap="anywhere">
        {name}
      </chakra.p>
      {number && <ReferenceNumber fontSize="sm">{number}</ReferenceNumber>}
    </div>
  );
}
