import type { IntlShape } from 'react-intl';
import type { MessageId } from '../i18n/catalogue';

/**
 * Watches which rows of a list are drawn from now on, by a label that each of them says once in each
 * drawing, with its own name or number among the label's values. Returns what lists those that were drawn.
 */
export function watchDrawings(
  intl: IntlShape,
  label: MessageId,
  key: 'name' | 'number' = 'name',
): () => unknown[] {
  const said = jest.spyOn(intl, 'formatMessage');
  return () =>
    said.mock.calls.filter(([{ id }]) => id === label).map(([, values]): unknown => values?.[key]);
}
