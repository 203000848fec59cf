import type { EntityManager } from 'typeorm';
import { ExtensionPoint } from '../../platform/extension-point';

/** Modules that show images of shoppers return here which of some uploads they use, by id. */
export const imageUses = new ExtensionPoint<
  (em: EntityManager, ids: readonly string[]) => Promise<string[]>
>();
