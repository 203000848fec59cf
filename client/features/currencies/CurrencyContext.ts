import { createContext } from 'react';
import type { Currency } from '../../gql/graphql';

/** In what amounts are shown beside the yuan, and how to choose another. */
export const CurrencyContext = createContext<{
  currency: Currency;
  choose: (currency: Currency) => void;
}>({ currency: 'CNY', choose: () => undefined });
