import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Currency } from '../../gql/graphql';
import { ConvertMoneyContext, type ConvertMoney } from '../../ui/values/ConvertMoneyContext';
import { CurrencyContext } from './CurrencyContext';

interface CurrencyProviderProps {
  /** The currency chosen before. */
  initial: Currency;
  children: ReactNode;
}

/** Rates, and what shows amounts by them, are loaded only where another currency is chosen. */
export function CurrencyProvider({ initial, children }: CurrencyProviderProps) {
  const client = useApolloClient();
  const [currency, choose] = useState(initial);
  const [loaded, setLoaded] = useState<{ currency: Currency; convert: ConvertMoney }>();

  useEffect(() => {
    if (currency === 'CNY') return;
    const load = async () => {
      const { loadConvertMoney } = await import('./loadConvertMoney');
      setLoaded({ currency, convert: await loadConvertMoney(client, currency) });
    };
    // Without rates, amounts stay in yuan; a toast already shows the error.
    load().catch(() => undefined);
  }, [client, currency]);

  const choice = useMemo(() => ({ currency, choose }), [currency]);
  return (
    <CurrencyContext value={choice}>
      <ConvertMoneyContext value={loaded?.currency === currency ? loaded.convert : null}>
        {children}
      </ConvertMoneyContext>
    </CurrencyContext>
  );
}
