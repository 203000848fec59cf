import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { recordAction } from '../../../platform/audit/audit';
import { forUpdate } from '../../../platform/db/locks';
import type { Services } from '../../../platform/services';
import { readLabel } from './read-label';
import { ItemLabel } from './shelf.entity';

/**
 * Notes that the label of an item is printed, so that a second one says that it is a copy: two pieces with one label
 * would be one of them too many. One row in the audit log.
 * @throws DomainError CODE_WRONG, NOT_FOUND
 */
export async function printLabel(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Actor,
  given: string,
): Promise<{ readonly label: string; readonly copy: number }> {
  const code = readLabel('item', given);
  return db.transaction(async (tx) => {
    const label = await tx.findOne(ItemLabel, { where: { code }, ...forUpdate(tx) });
    if (!label) throw new DomainError('NOT_FOUND');
    const copy = label.copies + 1;
    await tx.update(ItemLabel, label.storedItemId, { copies: copy });
    const action = { action: 'LABEL_PRINTED', subject: code, after: { copy } } as const;
    await recordAction(tx, by, action, clock.now());
    return { label: code, copy };
  });
}
