import { useText } from '../../i18n/useText';
import { chakra, Stack, type ConditionalValue } from '@chakra-ui/react';
import { HideBottomNav } from '../layout/HideBottomNav';

const Block = chakra('div', {
  base: {
    background: 'neutralTint',
    borderRadius: 'card',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});

interface SkeletonsProps {
  count?: number;
  /** Height of each; may depend on the screen width. */
  height?: ConditionalValue<string>;
  /** Between two bars, or before one: the lower edge of phones stays empty. */
  keepsEdge?: boolean;
}

/** Grey cards of the final height while a list is loading. */
export function Skeletons({ count = 3, height = '120px', keepsEdge }: SkeletonsProps) {
  const text = useText();
  return (
    <Stack data-skeletons gap="4" role="status" aria-label={text('common.loading')}>
      {keepsEdge && <HideBottomNav />}
      {Array.from({ length: count }, (_, index) => (
        <Block key={index} height={height} />
      ))}
    </Stack>
  );
}
