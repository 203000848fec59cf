import { tabStorage } from '../../apollo/browserStorage';

const KEY = 'afterRecharge';

/**
 * Keeps where the shopper goes on once a recharge is paid: the way leads over another site. It is
 * kept for the payment alone, so that a later one never leads to what an earlier one was for.
 */
export function keepWayBack(paymentId: string, path: string | null): void {
  tabStorage.keep(KEY, path && `${paymentId} ${path}`);
}

/** Returns the path that was kept for a payment; null where there is none. */
export function wayBack(paymentId: string): string | null {
  const kept = tabStorage.read(KEY);
  const isOfIt = typeof kept === 'string' && kept.startsWith(`${paymentId} `);
  return isOfIt ? kept.slice(paymentId.length + 1) : null;
}
