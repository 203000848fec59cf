import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConvertMoneyContext } from '../../ui/values/ConvertMoneyContext';

/** Where amounts are shown in another currency too: in which of them is paid (HD-12). */
export function SettlesInYuan() {
  if (!use(ConvertMoneyContext)) return null;
  return (
    <chakra.p fontSize="sm" color="muted">
      <FormattedMessage id="payments.settles" />
    </chakra.p>
  );
}
