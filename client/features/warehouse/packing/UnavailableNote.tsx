import { chakra } from '@chakra-ui/react';
import { Lock, PackageCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { StatusStamp } from '../../../ui/document/StatusStamp';
import { PlanActions } from './PlanActions';

interface UnavailableNoteProps {
  id: string;
  item: Pick<StoredItemCard_ItemFragment, 'status' | 'packingPlanId'>;
}

/** The reason why an item cannot be packed now, and a remedy if there is one. */
export function UnavailableNote({ id, item }: UnavailableNoteProps) {
  const text = useText();
  const isReserved = item.status === 'RESERVED';
  return (
    <chakra.div display="grid" gap="2" paddingTop="2">
      <div>
        <StatusStamp
          tone={isReserved ? 'info' : 'neutral'}
          icon={isReserved ? PackageCheck : Lock}
          label={text(isReserved ? 'warehouse.reserved' : 'warehouse.held')}
        />
      </div>
      <chakra.p id={id} fontSize="sm" color="muted">
        <FormattedMessage id={isReserved ? 'warehouse.reservedText' : 'warehouse.heldText'} />
      </chakra.p>
      {item.packingPlanId && <PlanActions planId={item.packingPlanId} />}
    </chakra.div>
  );
}
