import { useIntl } from 'react-intl';
import type { FoundOrderQuery, StaffPlace } from '../../gql/graphql';
import { useText } from '../../i18n/useText';

type Item = NonNullable<FoundOrderQuery['order']>['items'][number];

/** Returns where the pieces of an order are, in a sentence: "2 on a shelf, 1 on the way". */
export function useAnswer(items: readonly Item[]): string {
  const text = useText();
  const intl = useIntl();
  const pieces = new Map<StaffPlace, number>();
  for (const { place, quantity } of items) pieces.set(place, (pieces.get(place) ?? 0) + quantity);
  const [only] = pieces.keys();
  if (only && pieces.size === 1) return text(`find.allAt.${only}`);
  const parts = [...pieces].map(([place, count]) => `${count} ${text(`find.at.${place}`)}`);
  return intl.formatList(parts, { type: 'unit' });
}
