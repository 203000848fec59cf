import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/useText';
import { HideBottomNav } from '../../../ui/layout/HideBottomNav';
import { DocumentCard } from '../../../ui/document/DocumentCard';
import { SkeletonBlock } from '../shelf/SkeletonBlock';
import { packingColumns } from './packingColumns';

/** The packing screen while it is loading: the sheet with its head, and the cost beside it. */
export function PackingSkeleton({ head }: { head: ReactNode }) {
  const text = useText();
  return (
    <chakra.div
      data-skeletons
      role="status"
      aria-label={text('common.loading')}
      {...packingColumns}
    >
      <HideBottomNav />
      <DocumentCard>
        {head}
        <chakra.div display="grid" gap="4" padding={{ base: '14px', md: '6' }}>
          {['200px', '480px', '360px', '240px'].map((height) => (
            <SkeletonBlock key={height} height={height} />
          ))}
        </chakra.div>
      </DocumentCard>
      <SkeletonBlock height="320px" display={{ base: 'none', lg: 'block' }} />
    </chakra.div>
  );
}
