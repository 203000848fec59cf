import { use } from 'react';
import { browserCookies } from '../../apollo/cookies';
import type { Currency } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { CompactSelect } from '../../ui/forms/CompactSelect';
import { currencies, keepCurrency, signs } from './currency';
import { CurrencyContext } from './CurrencyContext';

/** In what amounts are shown beside the yuan, in which everything settles (HD-12). */
export function CurrencyMenu() {
  const text = useText();
  const { currency, choose } = use(CurrencyContext);
  return (
    <CompactSelect
      aria-label={text('common.currency')}
      borderWidth="1px"
      borderColor="inputBorder"
      paddingX="2"
      minHeight={{ base: '44px', md: '36px' }}
      value={currency}
      onChange={({ target }) => {
        const chosen = target.value as Currency;
        keepCurrency(browserCookies(), chosen);
        choose(chosen);
      }}
    >
      {currencies.map((code) => (
        <option key={code} value={code}>
          {signs[code]} {code}
        </option>
      ))}
    </CompactSelect>
  );
}
