import { useIntl } from 'react-intl';

/** Returns whether the reader's language puts the family name first, as Chinese does. */
export function useFamilyFirst(): boolean {
  return useIntl().locale.startsWith('zh');
}
