import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { CurrencyContext } from '../currencies/CurrencyContext';

/** Where amounts are shown in another currency too: in which of them is paid (HD-12). */
export function SettlesInYuan() {
  const { currency } = use(CurrencyContext);
  if (currency === 'CNY') return null;
  return (
    <chakra.p fontSize="sm" color="muted">
      <FormattedMessage id="payments.settles" values={{ currency }} />
    </chakra.p>
  );
}
