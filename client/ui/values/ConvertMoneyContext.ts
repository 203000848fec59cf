import { createContext, type ReactNode } from 'react';

export interface Amount {
  /** Integer number of fen. */
  fen: number;
  /** The most it may be, where `fen` is the least. */
  upTo?: number;
  /** True for a total, which shows its exchange rate as well. */
  isTotal?: boolean;
}

/** Formatting of an amount that is alone. */
export interface ShownYuan {
  yuan: string;
  /** Formats the primary amount. */
  large: (text: string) => ReactNode;
}

/** Returns an amount together with its conversion, or the conversion alone if the yuan appear elsewhere. */
export type ConvertMoney = (amount: Amount, shown?: ShownYuan) => ReactNode;

/** Null where amounts are shown in yuan alone. */
export const ConvertMoneyContext = createContext<ConvertMoney | null>(null);
