import { useIntl } from 'react-intl';
import type { MessageId } from './catalogue';

/** Texts as plain strings, for labels and the like: `text('cart.add')`. */
export function useText() {
  const intl = useIntl();
  return (id: MessageId, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values);
}
