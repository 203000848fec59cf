import type { EntityManager } from 'typeorm';
import { ExtensionPoint } from '../../platform/extension-point';

/** What is to happen in the same commit in which an unpaid plan is cancelled or expires, by its id. */
export const packingPlanEnded = new ExtensionPoint<
  (tx: EntityManager, planId: string) => Promise<void>
>();
