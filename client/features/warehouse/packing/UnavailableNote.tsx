import { chakra, Flex } from '@chakra-ui/react';
import { Lock, PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { paths } from '../../../routes/paths';
import { CancelPackingPlanDocument, type StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import { LinkButton } from '../../../ui/Link';
import { StatusStamp } from '../../../ui/paper/StatusStamp';
import { showStoredItems } from '../warehouse.cache';

interface UnavailableNoteProps {
  id: string;
  item: Pick<StoredItemCard_ItemFragment, 'status' | 'packingPlanId'>;
}

/** Why an item cannot be packed now, and the way out where there is one. */
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

/** An unpaid plan is paid, or given up: then all its items are free again. */
function PlanActions({ planId }: { planId: string }) {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);
  const { release, isRunning } = useCancelPackingPlan();

  async function confirm() {
    await release(planId);
    setIsAsking(false);
  }

  return (
    <Flex gap="3" flexWrap="wrap">
      <LinkButton
        look="solid"
        size="sm"
        to={paths.payment.href({ kind: 'PACKING_PLAN', id: planId })}
      >
        <FormattedMessage id="warehouse.payPlan" />
      </LinkButton>
      <Button size="sm" onClick={() => setIsAsking(true)} isRepeatable>
        <FormattedMessage id="warehouse.release" />
      </Button>
      {isAsking && (
        <Dialog
          type="warning"
          title={text('warehouse.releaseTitle')}
          confirmLabel={text('warehouse.release')}
          cancelLabel={text('warehouse.keep')}
          isBusy={isRunning}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        >
          <FormattedMessage id="warehouse.releaseText" />
        </Dialog>
      )}
    </Flex>
  );
}

/** Giving up an unpaid packing plan; its items lie on the shelf again. */
function useCancelPackingPlan() {
  const { run, isRunning } = useCommand(CancelPackingPlanDocument, {
    success: 'warehouse.released',
    update: (cache, { data }) => {
      if (data) showStoredItems(cache, data.cancelPackingPlan.storedItems);
    },
  });
  return { release: (id: string) => run({ id }), isRunning };
}
