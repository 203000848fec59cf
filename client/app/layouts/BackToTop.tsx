import { chakra } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { useText } from '../../i18n/useText';
import { barItemRecipe } from '../../ui/theme/barItemRecipe';
import { useScrolledPast } from '../../ui/useScrolledPast';

/** Pixels (FB-03). */
const SHOWN_PAST = 300;

const Item = chakra('button', barItemRecipe);

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
