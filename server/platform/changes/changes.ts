import type { EntityManager } from 'typeorm';

export const changeKinds = [
  'CART_CHANGED',
  'ORDER_CHANGED',
  'PACKAGE_CHANGED',
  'NOTIFICATION_RECEIVED',
  'BALANCE_CHANGED',
] as const;

/** What a page of a shopper can be told of. */
export type ChangeKind = (typeof changeKinds)[number];

/** Something of one shopper that open pages, or the server itself, should learn of. */
export interface Change {
  /** `SESSION_ENDED` concerns the server: the streams of that session end. */
  readonly kind: ChangeKind | 'SESSION_ENDED';
  /** Whose it is; nobody else is told. */
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

/** What was announced in a transaction, each thing once. */
export function announcedIn(tx: EntityManager): Change[] {
  return [...(announced.get(tx)?.values() ?? [])];
}

/** Alike for changes of the same thing: who is told of one has been told of both. */
export function keyOf({ kind, userId, nodeId }: Change): string {
  return `${kind} ${userId} ${nodeId}`;
}
