import { chakra } from '@chakra-ui/react';
import { useText } from '../../../i18n/useText';
import { SkeletonBlock } from './SkeletonBlock';
import { shelfColumns, storeGrid } from './storeGrid';

/** The warehouse while it is loading: toolbar, then photos and the parcel, of the size they will have. */
export function StoreSkeleton() {
  const text = useText();
  return (
    <chakra.div
      data-skeletons
      role="status"
      aria-label={text('common.loading')}
      display="grid"
      gap="4"
    >
      <SkeletonBlock height="44px" />
      <chakra.div {...shelfColumns}>
        <chakra.div {...storeGrid}>
          {Array.from({ length: 4 }, (_, index) => (
            <chakra.div key={index} height="360px">
              <SkeletonBlock aspectRatio="4 / 3" />
            </chakra.div>
          ))}
        </chakra.div>
        <SkeletonBlock height="300px" display={{ base: 'block', mdDown: 'none' }} />
      </chakra.div>
    </chakra.div>
  );
}
