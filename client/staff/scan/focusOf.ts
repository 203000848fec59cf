import type { Focus } from './scanMachine';

const TEXT =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';

/** Returns what has the focus; fields say so by `data-scan` and `data-figures`. */
export function focusOf(element: Element | null): Focus {
  if (element?.matches('[data-scan]')) return 'scan field';
  if (element?.matches('[data-figures]')) return 'figures';
  const isText =
    element?.matches(TEXT) || (element instanceof HTMLElement && element.isContentEditable);
  return isText ? 'text' : 'elsewhere';
}
