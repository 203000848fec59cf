import type { EntityManager } from 'typeorm';
import { ExtensionPoint } from '../../platform/extension-point';

type Reaction = (tx: EntityManager, id: string) => Promise<void>;

/** What is to happen in the same commit in which an unpaid order is cancelled, by its id. */
export const orderCancelled = new ExtensionPoint<Reaction>();

/** What is to happen in the same commit in which a question ends unaccepted, by its id. */
export const questionEnded = new ExtensionPoint<Reaction>();
