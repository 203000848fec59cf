import { chakra } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { useText } from '../../i18n/useText';
import { barItemRecipe } from '../../ui/theme/barItemRecipe';
import { useScrolledPast } from '../../ui/useScrolledPast';

/** Pixels (FB-03). */
const SHOWN_PAST = 300;

/**
 * On phones as wide as the margin of a page, so that it hides nothing of what is read; a finger hits it beside that
 * as well.
 */
const Item = chakra('button', {
  ...barItemRecipe,
  base: {
    ...barItemRecipe.base,
    mdDown: {
      minWidth: '15px',
      '& > svg': { width: '14px' },
      _before: { content: '""', position: 'absolute', insetBlock: '0', insetInline: '-24px 0' },
    },
  },
});

export function BackToTop() {
  const text = useText();
  if (!useScrolledPast(SHOWN_PAST)) return null;
  const label = text('common.backToTop');
  return (
    <Item
      type="button"
      aria-label={label}
      title={label}
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <ArrowUp size={20} strokeWidth={1.75} aria-hidden />
    </Item>
  );
}
