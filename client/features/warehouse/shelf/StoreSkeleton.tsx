import { chakra } from '@chakra-ui/react';
import { useText } from '../../../i18n/useText';
import { SkeletonBlock } from './SkeletonBlock';
import { storeGrid } from './storeGrid';

/** The warehouse while it is loading: toolbar, then cards, of the size they will have. */
export function StoreSkeleton() {
  const text = useText();
  return (
    <chakra.div role="status" aria-label={text('common.loading')} display="grid" gap="4">
      <SkeletonBlock height="44px" />
      <SkeletonBlock height="44px" maxWidth="220px" />
      <chakra.div {...storeGrid}>
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonBlock key={index} height={{ base: '310px', md: '350px' }} />
        ))}
      </chakra.div>
    </chakra.div>
  );
}
