import { useText } from '../../i18n/useText';
import { unbrokenUnits } from './unbrokenUnits';

interface Thing {
  name: string;
  quantity: number;
}

/** The offset of the message in English, which counts the rest. */
const NAMED = 2;

/** Returns functions that describe items: the first two by name with the total, and the number of pieces. */
export function useItemSummary() {
  const text = useText();
  return {
    namesOf(things: readonly Pick<Thing, 'name'>[]): string {
      const names = things.slice(0, NAMED).map(({ name }) => name);
      const count = things.length;
      const and = text(count > NAMED ? 'documents.comma' : 'documents.and');
      return unbrokenUnits(text('documents.names', { names: names.join(and), count }));
    },
    piecesOf: (things: readonly Thing[]): string =>
      text('documents.pieces', {
        count: things.reduce((sum, { quantity }) => sum + quantity, 0),
      }),
  };
}
