import type { EntityManager } from 'typeorm';
import { ExtensionPoint } from '../../platform/extension-point';

type Reaction = (tx: EntityManager, id: string) => Promise<void>;

/** Modules add here what happens in the commit that cancels an unpaid order; called with the order's id. */
export const orderCancelled = new ExtensionPoint<Reaction>();

/**
 * Modules add here what forbids a question about an item that is not bought completely; called with the item's id, to
 * throw the refusal.
 */
export const questionAsked = new ExtensionPoint<Reaction>();

/**
 * Modules add here what happens in the commit that ends a question unaccepted; called with the question's id.
 */
export const questionEnded = new ExtensionPoint<Reaction>();
