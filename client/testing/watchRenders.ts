import type { IntlShape } from 'react-intl';
import type { MessageId } from '../i18n/catalogue';

/**
 * Counts renders of list rows from now on, by a label that each renders once with its name or number among
 * the values. Returns a function that lists the rendered rows.
 */
export function watchRenders(
  intl: IntlShape,
  label: MessageId,
  key: 'name' | 'number' = 'name',
): () => unknown[] {
  const said = jest.spyOn(intl, 'formatMessage');
  return () =>
    said.mock.calls.filter(([{ id }]) => id === label).map(([, values]): unknown => values?.[key]);
}
