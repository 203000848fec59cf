import type { EntityManager } from 'typeorm';
import { ExtensionPoint } from '../../platform/extension-point';

/** What is to happen in the same commit in which an unpaid order is cancelled, by its id. */
export const orderCancelled = new ExtensionPoint<
  (tx: EntityManager, orderId: string) => Promise<void>
>();
