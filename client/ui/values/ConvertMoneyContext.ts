import { createContext, type ReactNode } from 'react';

export interface Amount {
  /** Integer number of fen. */
  fen: number;
  /** Whether it is the sum of something: then it tells its rate as well. */
  isTotal?: boolean;
}

/** Shows what an amount is in the currency the shopper chose. */
export type ConvertMoney = (amount: Amount) => ReactNode;

/** Null where amounts are shown in yuan alone. */
export const ConvertMoneyContext = createContext<ConvertMoney | null>(null);
