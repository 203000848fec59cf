import { signatureOf, type Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import { recordAction } from '../../../platform/audit/audit';
import { forUpdate } from '../../../platform/db/locks';
import type { Services } from '../../../platform/services';
import { InputRefused } from '../../../platform/validation/input-refused';
import { readLabel } from './read-label';
import { Shelf, StockCount } from './shelf.entity';
import { itemsByLabel, itemsOnShelf, type ItemInHall, type ItemOnShelf } from './shelf.queries';

/** A bay holds fewer; one request stays small. */
export const MOST_COUNTED = 500;

/** The result of a count. */
export interface CountedShelf {
  readonly shelf: Shelf;
  readonly equal: number;
  /** They should lie there and were not scanned. */
  readonly missing: readonly ItemOnShelf[];
  /** They were scanned and should not lie there; without an item for a label that belongs to none. */
  readonly unexpected: readonly { readonly label: string; readonly item: ItemInHall | null }[];
}

/**
 * Compares a shelf with the labels that were scanned there, in any order; a label scanned twice counts once. The result
 * is stored, and nothing is written off. One row in the audit log.
 * @throws DomainError CODE_WRONG, NOT_FOUND for what is no code of a shelf or an item, VALIDATION_FAILED for more than
 *   500 labels
 */
export async function countShelf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Actor,
  given: { readonly shelf: string; readonly labels: readonly string[] },
): Promise<CountedShelf> {
  const code = readLabel('shelf', given.shelf);
  if (given.labels.length > MOST_COUNTED)
    throw new InputRefused({ labels: { key: 'tooMany', params: { max: MOST_COUNTED } } });
  const scanned = new Set(given.labels.map((label) => readLabel('item', label)));
  return db.transaction(async (tx) => {
    const shelf = await tx.findOne(Shelf, { where: { code }, ...forUpdate(tx) });
    if (!shelf) throw new DomainError('NOT_FOUND');
    const expected = await itemsOnShelf(tx, shelf);
    const missing = expected.filter(({ label }) => !scanned.has(label));
    const equal = expected.length - missing.length;
    const known = new Set(expected.map(({ label }) => label));
    const strange = [...scanned].filter((label) => !known.has(label));
    const found = strange.length > 0 ? await itemsByLabel(tx, strange) : [];
    const unexpected = strange.map((label) => ({
      label,
      item: found.find((item) => item.label === label) ?? null,
    }));
    const { id: countedById, name: countedBy } = signatureOf(by);
    const countedAt = clock.now();
    await tx.insert(StockCount, {
      ...{ id: newId(), shelfId: shelf.id, equal, unexpected: strange },
      missing: missing.map(({ label }) => label),
      ...{ countedById, countedBy, countedAt },
    });
    const after = { equal, missing: missing.length, unexpected: strange.length };
    await recordAction(tx, by, { action: 'SHELF_COUNTED', subject: code, after }, countedAt);
    return { shelf, equal, missing, unexpected };
  });
}
