import type { EntityManager } from 'typeorm';
import { ExtensionPoint } from '../../platform/extension-point';

/** Whoever shows images of shoppers tells here which of some uploads it uses, by their ids. */
export const imageUses = new ExtensionPoint<
  (em: EntityManager, ids: readonly string[]) => Promise<string[]>
>();
