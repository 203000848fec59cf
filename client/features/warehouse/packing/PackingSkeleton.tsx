import { chakra, Stack } from '@chakra-ui/react';
import { useText } from '../../../i18n/useText';
import { packingColumns } from './packingColumns';
import { SkeletonBlock } from '../shelf/SkeletonBlock';

/** Address, contents, options, lines. */
const CARDS = [
  { base: '440px', md: '320px' },
  { base: '640px', md: '460px' },
  { base: '310px' },
  { base: '1500px', md: '1040px' },
];

/** The packing screen while it is loading: its cards, and the cost beside them. */
export function PackingSkeleton() {
  const text = useText();
  return (
    <chakra.div role="status" aria-label={text('common.loading')} {...packingColumns}>
      <Stack gap="4">
        {CARDS.map((height) => (
          <SkeletonBlock key={height.base} height={height} />
        ))}
      </Stack>
      <SkeletonBlock height="220px" display={{ base: 'none', lg: 'block' }} />
    </chakra.div>
  );
}
