import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { OrderActions_OrderFragmentDoc, type OrderAction } from '../../gql/graphql';
import { Button } from '../../ui/Button';
import { CancelOrderDialog } from './CancelOrderDialog';
import { CancelRefundDialog } from './refunds/CancelRefundDialog';

/** The dialog loads on demand because of its form. */
const RefundDialog = lazy(async () => ({
  default: (await import('./refunds/RefundDialog')).RefundDialog,
}));

interface OrderActionsProps {
  order: FragmentType<typeof OrderActions_OrderFragmentDoc>;
}

/** Actions besides the next step; each asks for confirmation. */
const asked = {
  CANCEL: { dialog: CancelOrderDialog, label: 'orders.cancel' },
  REQUEST_REFUND: { dialog: RefundDialog, label: 'orders.requestRefund' },
  CANCEL_REFUND_REQUEST: { dialog: CancelRefundDialog, label: 'orders.cancelRefund' },
} as const;
type Asked = keyof typeof asked;

const isAsked = (action: OrderAction): action is Asked => action in asked;

/** The actions that the server allows besides the next step, less prominent than the button. */
export function OrderActions(props: OrderActionsProps) {
  const order = readFragment(OrderActions_OrderFragmentDoc, props.order);
  const [asking, setAsking] = useState<Asked>();
  const AskingDialog = asking && asked[asking].dialog;
  return (
    <>
      {order.availableActions.filter(isAsked).map((action) => (
        <Button
          key={action}
          look="quiet"
          paddingX="0"
          fontSize="sm"
          fontWeight="400"
          justifyContent="flex-start"
          isRepeatable
          onClick={() => setAsking(action)}
        >
          <FormattedMessage id={asked[action].label} />
        </Button>
      ))}
      {AskingDialog && (
        <Suspense>
          <AskingDialog order={order} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  );
}
