import { tabStorage } from '../../apollo/browserStorage';

const KEY = 'awaitedPostmark';

/** Notes that a payment was begun in this tab: when it is paid, its postmark falls. */
export function awaitPostmark(id: string): void {
  tabStorage.save(KEY, id);
}

/** Returns whether the postmark of a payment is still to fall. */
export function isPostmarkAwaited(id: string): boolean {
  return tabStorage.read(KEY) === id;
}

/** Lets it fall no second time. */
export function forgetPostmark(id: string): void {
  if (isPostmarkAwaited(id)) tabStorage.save(KEY, null);
}
