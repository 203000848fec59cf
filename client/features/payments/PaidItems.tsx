import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';

interface PaidForProps {
  name: string;
  /** Of the order or package, where there is one. */
  number: string | undefined;
}

/** What a payment was for, beside its receipt. */
export function PaidItems({ name, number }: PaidForProps) {
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
