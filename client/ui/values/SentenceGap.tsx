import { useIntl } from 'react-intl';

/** What stands between two sentences: nothing in Chinese, whose full stop has room of its own. */
export function SentenceGap() {
  return useIntl().locale.startsWith('zh') ? null : ' ';
}
