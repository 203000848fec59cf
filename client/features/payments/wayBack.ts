import { tabStorage } from '../../apollo/tabStorage';

const KEY = 'afterRecharge';

/**
 * Keeps where the shopper goes on once a recharge is paid: the way leads over another site. It is
 * kept for the payment alone, so that a later one never leads to what an earlier one was for.
 */
export function keepWayBack(paymentId: string, path: string | null): void {
  if (path) tabStorage()?.setItem(KEY, `${paymentId} ${path}`);
  else tabStorage()?.removeItem(KEY);
}

/** Returns the path that was kept for a payment; null where there is none. */
export function wayBack(paymentId: string): string | null {
  const kept = tabStorage()?.getItem(KEY) ?? '';
  return kept.startsWith(`${paymentId} `) ? kept.slice(paymentId.length + 1) : null;
}
