import { useText } from '../../i18n/useText';
import { chakra, Stack, type ConditionalValue } from '@chakra-ui/react';

const Block = chakra('div', {
  base: {
    background: 'neutralTint',
    borderRadius: 'card',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});

interface SkeletonsProps {
  count?: number;
  /** Of each; may differ by the width of the screen. */
  height?: ConditionalValue<string>;
}

/** Grey cards of the final height while a list is loading. */
export function Skeletons({ count = 3, height = '120px' }: SkeletonsProps) {
  const text = useText();
  return (
    <Stack data-skeletons gap="4" role="status" aria-label={text('common.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <Block key={index} height={height} />
      ))}
    </Stack>
  );
}
