import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/useText';
import { storeGrid } from './storeGrid';

/** The warehouse while it is loading: toolbar, then cards, of the size they will have. */
export function StoreSkeleton() {
  const text = useText();
  return (
    <chakra.div role="status" aria-label={text('common.loading')} display="grid" gap="4">
      <Block height="44px" />
      <Block height="44px" maxWidth="220px" />
      <chakra.div {...storeGrid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Block key={index} height="260px" />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

const Block = chakra('div', {
  base: {
    background: 'neutralTint',
    borderRadius: 'card',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});
