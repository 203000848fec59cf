import { chakra } from '@chakra-ui/react';
import { Skeletons } from '../../ui/feedback/Skeletons';

/** A sheet and a receipt beside it, as large as they will be. */
export function PaymentSkeleton() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 352px' }}
      gap="12"
    >
      <Skeletons count={1} height="640px" keepsEdge />
      <chakra.div display={{ base: 'none', lg: 'block' }} aria-hidden>
        <Skeletons count={1} height="480px" />
      </chakra.div>
    </chakra.div>
  );
}
