import type { PaymentChoice_MethodFragment } from '../../gql/graphql';

type Method = PaymentChoice_MethodFragment;

/** Quote of a payment screen; amounts in fen. */
export interface Quoted {
  amount: number;
  /** Available balance. */
  balance: number;
  /** Each method as it would pay what the balance does not. */
  methods: readonly Method[];
  /** Each method as it would pay everything. */
  withoutBalance: readonly Method[];
}

/** By which ways money can be put into the balance, and how much at once. */
export interface TopUps {
  least: number;
  most: number;
  methods: readonly { code: string; feeBasisPoints: number }[];
}

/** A way to pay what the balance does not; the last two put money into the balance first. */
export type PaymentWay =
  | { code: 'CARD' | 'WESTPAY'; isTopUp: false; method: Method }
  | { code: 'REMITTANCE'; isTopUp: true; amount: number }
  | { code: 'TOP_UP'; isTopUp: true; amount: number; by: TopUps['methods'] };

/** Returns what the balance lacks for the whole amount, as far as that little can be topped up. */
export function toTopUp({ amount, balance }: Quoted, { least, most }: TopUps): number | null {
  const missing = amount - balance;
  return missing > 0 && missing <= most ? Math.max(missing, least) : null;
}

/**
 * Returns the ways to pay the rest, in the order to offer them; what cannot be used is not there. Money
 * by remittance comes in days: it is offered for what waits as long.
 */
export function waysToPay(
  quoted: Quoted,
  topUps: TopUps | null | undefined,
  { usesBalance, waitsForDays }: { usesBalance: boolean; waitsForDays: boolean },
): PaymentWay[] {
  const direct = (usesBalance ? quoted.methods : quoted.withoutBalance)
    .filter(({ code, isAvailable }) => code !== 'BALANCE' && isAvailable)
    .map((method) => ({ code: method.code, isTopUp: false, method }) as PaymentWay);
  const amount = topUps ? toTopUp(quoted, topUps) : null;
  if (!topUps?.methods.length || amount === null) return direct;
  const byRemittance = waitsForDays && topUps.methods.some(({ code }) => code === 'WESTPAY');
  return [
    ...direct,
    ...(byRemittance ? [{ code: 'REMITTANCE', isTopUp: true, amount } as const] : []),
    { code: 'TOP_UP', isTopUp: true, amount, by: topUps.methods },
  ];
}
