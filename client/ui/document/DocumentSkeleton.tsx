import { chakra } from '@chakra-ui/react';
import { Skeletons } from '../feedback/Skeletons';

/** A document while it is loading: as high as its state and route, so that nothing below jumps. */
export function DocumentSkeleton() {
  return (
    <chakra.div paddingX={{ base: '14px', md: '6' }} paddingBottom="6">
      <Skeletons count={2} height={{ base: '150px', md: '132px' }} />
    </chakra.div>
  );
}
