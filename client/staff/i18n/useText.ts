import { useIntl, type IntlShape } from 'react-intl';
import type { MessageId as ShopMessageId } from '../../i18n/catalogue';
import type { MessageId } from './catalogue';

export type Values = Record<string, string | number>;

/** Returns a text of the console; react-intl itself knows the storefront's ids alone. */
export function say(intl: IntlShape, id: MessageId, values?: Values): string {
  return intl.formatMessage({ id: id as ShopMessageId }, values);
}

/** Texts of the console as plain strings: `text('frame.today')`. */
export function useText() {
  const intl = useIntl();
  return (id: MessageId, values?: Values): string => say(intl, id, values);
}
