import type { EntityManager } from 'typeorm';
import { ExtensionPoint } from '../../platform/extension-point';
import type { LoaderDefinition } from '../../platform/loaders';

/** Modules add here what a new shopper needs besides the account; it runs in the same transaction. */
export const accountOpened = new ExtensionPoint<
  (tx: EntityManager, userId: string) => Promise<void>
>();

/** Numbers that the user info of the REST paths shows with the account (EN-01), by name. */
export const userInfoNumbers = new ExtensionPoint<
  Readonly<Record<string, LoaderDefinition<string, number>>>
>();
