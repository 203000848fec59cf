import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { codeKinds, writeCode } from '../../../kernel/scan-code';
import { retryTakenNumber } from '../../../platform/db/driver-errors';
import { ItemLabel } from './shelf.entity';

/** Gives a stored item the code of its label, on no shelf yet. */
export function giveLabel(tx: EntityManager, storedItemId: string): Promise<ItemLabel> {
  return retryTakenNumber(async () => {
    const code = writeCode('item', randomInt(10 ** codeKinds.item.figures));
    const label = { storedItemId, code, shelfId: null, copies: 0 };
    await tx.insert(ItemLabel, label);
    return label;
  });
}
