import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

/** A discreet sign that the value beside it is being recalculated. */
export function BusyMark() {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" fontSize="sm" color="muted">
      <chakra.span
        aria-hidden
        boxSize="8px"
        borderRadius="full"
        background="brand"
        animation="pulse 1.6s ease-in-out infinite"
      />
      <FormattedMessage id="warehouse.estimating" />
    </chakra.span>
  );
}
