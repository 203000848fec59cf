import { useIntl } from 'react-intl';

/** The gap between two sentences: nothing in Chinese, whose full stop includes space. */
export function SentenceGap() {
  return useIntl().locale.startsWith('zh') ? null : ' ';
}
