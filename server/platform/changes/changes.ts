import type { EntityManager } from 'typeorm';

export const changeKinds = [
  'CART_CHANGED',
  'ORDER_CHANGED',
  'PACKAGE_CHANGED',
  'NOTIFICATION_RECEIVED',
  'BALANCE_CHANGED',
] as const;

/** The kinds of change that open pages are notified of. */
export type ChangeKind = (typeof changeKinds)[number];

/** A change to one shopper's data of which open pages, or the server itself, are notified. */
export interface Change {
  /** `SESSION_ENDED` concerns the server: the streams of that session end. */
  readonly kind: ChangeKind | 'SESSION_ENDED';
  /** Id of the shopper; only their pages are notified. */
  readonly userId: string;
  /** Id of the order, package or notification; null for what needs none. */
  readonly nodeId: string | null;
}

const announced = new WeakMap<EntityManager, Map<string, Change>>();

/**
 * Tells open pages of a change as soon as the transaction has committed, and never where it is undone.
 * The writers of statuses, notifications and balances call it; use cases need not.
 */
export function announce(
  tx: EntityManager,
  { kind, userId, nodeId }: Pick<Change, 'kind' | 'userId'> & { readonly nodeId?: string },
): void {
  const change: Change = { kind, userId, nodeId: nodeId ?? null };
  const known = announced.get(tx) ?? new Map<string, Change>();
  announced.set(tx, known.set(keyOf(change), change));
}

/** The changes announced in a transaction, each once. */
export function announcedIn(tx: EntityManager): Change[] {
  return [...(announced.get(tx)?.values() ?? [])];
}

/** Returns the same key for changes of the same object, so that listeners are notified once. */
export function keyOf({ kind, userId, nodeId }: Change): string {
  return `${kind} ${userId} ${nodeId}`;
}
