import { tabStorage } from '../../apollo/browserStorage';

const KEY = 'afterRecharge';

/**
 * Stores the return path of a recharge, because the payment leads through another site. It belongs to a
 * single payment, so that a later one never uses it.
 */
export function keepWayBack(paymentId: string, path: string | null): void {
  tabStorage.save(KEY, path && `${paymentId} ${path}`);
}

/** Returns the stored return path of a payment; null without one. */
export function wayBack(paymentId: string): string | null {
  const kept = tabStorage.read(KEY);
  const isOfIt = typeof kept === 'string' && kept.startsWith(`${paymentId} `);
  return isOfIt ? kept.slice(paymentId.length + 1) : null;
}
