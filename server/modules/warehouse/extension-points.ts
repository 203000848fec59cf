import type { EntityManager } from 'typeorm';
import { ExtensionPoint } from '../../platform/extension-point';

/** What is to happen in the same commit in which an unpaid packing plan ends, by its id. */
export const planEnded = new ExtensionPoint<(tx: EntityManager, planId: string) => Promise<void>>();
