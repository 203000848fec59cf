import type { EntityManager } from 'typeorm';
import { ExtensionPoint } from '../../platform/extension-point';
import type { LoaderDefinition } from '../../platform/loaders';

/** What every new shopper needs besides the account, made in the same transaction. */
export const accountOpened = new ExtensionPoint<
  (tx: EntityManager, userId: string) => Promise<void>
>();

/** Numbers that the user info of the REST paths shows beside the account (EN-01), by their names. */
export const userInfoNumbers = new ExtensionPoint<
  Readonly<Record<string, LoaderDefinition<string, number>>>
>();
