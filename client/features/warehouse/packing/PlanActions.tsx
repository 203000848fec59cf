import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCommand } from '../../../apollo/useCommand';
import { paths } from '../../../routes/paths';
import { CancelPackingPlanDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import { LinkButton } from '../../../ui/Link';
import { showStoredItems } from '../warehouse.cache';

/** An unpaid plan is paid, or given up: then all its items are free again. */
export function PlanActions({ planId }: { planId: string }) {
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
