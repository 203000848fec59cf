import type { EntityManager } from 'typeorm';
import { ExtensionPoint } from '../../platform/extension-point';

/**
 * Modules add here what happens in the commit that cancels or expires an unpaid plan; called with the plan's
 * id.
 */
export const packingPlanEnded = new ExtensionPoint<
  (tx: EntityManager, planId: string) => Promise<void>
>();
