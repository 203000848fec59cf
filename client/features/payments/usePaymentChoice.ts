import { useState } from 'react';
import { waysToPay, type PaymentWay, type Quoted, type TopUps } from './paymentWays';

/** Choices on a payment screen. */
export interface PaymentChoice {
  isBalanceUsed: boolean;
  setBalanceUsed: (isUsed: boolean) => void;
  /** Fen that the balance pays. */
  fromBalance: number;
  /** Fen that are paid otherwise, before fee and discount. */
  rest: number;
  /** Ways to pay the rest; empty where there is none. */
  ways: readonly PaymentWay[];
  way: PaymentWay | undefined;
  choose: (code: PaymentWay['code']) => void;
}

interface PaymentFacts {
  /** True if it can wait for money that takes days. */
  waitsForDays: boolean;
  /** The address: `?by=` names the way that is chosen at first, `?without=` one that is not. */
  asked: URLSearchParams;
}

/**
 * The balance pays first unless that is switched off; of the ways for the rest, the one that the
 * address asks for is chosen, else the first.
 */
export function usePaymentChoice(
  quoted: Quoted,
  topUps: TopUps | null | undefined,
  { waitsForDays, asked }: PaymentFacts,
): PaymentChoice {
  const [isUsed, setBalanceUsed] = useState(true);
  const [chosen, choose] = useState<string | null>(asked.get('by'));
  const isBalanceUsed = isUsed && quoted.balance > 0;
  const fromBalance = isBalanceUsed ? Math.min(quoted.balance, quoted.amount) : 0;
  const rest = quoted.amount - fromBalance;
  const options = { usesBalance: isBalanceUsed, waitsForDays };
  const ways = rest > 0 ? waysToPay(quoted, topUps, options) : [];
  const way =
    ways.find(({ code }) => code === chosen) ??
    ways.find(({ code }) => code !== asked.get('without')) ??
    ways[0];
  return { isBalanceUsed, setBalanceUsed, fromBalance, rest, ways, way, choose };
}
