import { createContext, type ReactNode } from 'react';

export interface Amount {
  /** Integer number of fen. */
  fen: number;
  /** The most it may be, where `fen` is the least. */
  upTo?: number;
  /** Whether it is the sum of something: then it tells its rate as well. */
  isTotal?: boolean;
}

/** What an amount looks like where it stands alone. */
export interface ShownYuan {
  yuan: string;
  /** Shows what is told first. */
  large: (text: string) => ReactNode;
}

/**
 * Shows an amount with what it is in the currency the shopper chose, or that alone where the yuan
 * already stand elsewhere.
 */
export type ConvertMoney = (amount: Amount, shown?: ShownYuan) => ReactNode;

/** Null where amounts are shown in yuan alone. */
export const ConvertMoneyContext = createContext<ConvertMoney | null>(null);
