/** The ledger's own accounts; a shopper's fund is `fund:<user id>`. */
export const systemAccounts = [
  'gateway-clearing',
  'orders',
  'shipping',
  'fees',
  'discounts',
  'storage',
  'unclaimed',
] as const;
export type SystemAccount = (typeof systemAccounts)[number];

export type AccountCode = SystemAccount | `fund:${string}`;

export function fundAccountOf(userId: string): AccountCode {
  return `fund:${userId}`;
}

/** Returns the owner of a fund's account; null for system accounts. */
export function userOfFund(code: AccountCode): string | null {
  return code.startsWith('fund:') ? code.slice('fund:'.length) : null;
}
