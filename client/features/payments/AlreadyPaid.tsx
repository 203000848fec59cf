import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import {
  SettledTargetDocument,
  type PaymentTargetInput,
  type SettledTargetQuery,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { LinkButton } from '../../ui/Link';

interface AlreadyPaidProps {
  target: PaymentTargetInput;
  /** The error in the server's words. */
  why: string;
  code: string | undefined;
}

/** Shown when the target was already paid or given up: its current status and a link to it. */
export function AlreadyPaid({ target, why, code }: AlreadyPaidProps) {
  const text = useText();
  const { data, loading } = useQuery(SettledTargetDocument, {
    variables: { id: target.id },
    fetchPolicy: 'network-only',
  });
  if (loading) return <Skeletons count={1} height="220px" />;
  const found = data?.node;
  const title = found?.__typename === 'Order' ? titleOf(found) : null;
  return (
    <EmptyState title={title ? text(title) : why}>
      <Way target={target} orderId={orderOf(found)} isExpired={code === 'PACKING_PLAN_EXPIRED'} />
    </EmptyState>
  );
}

type Found = SettledTargetQuery['node'];
type FoundOrder = Extract<NonNullable<Found>, { __typename: 'Order' }>;

/** Null where it is overdue, and nobody has cancelled it yet. */
function titleOf({ status }: FoundOrder) {
  if (status === 'PENDING_PAYMENT') return null;
  return status === 'CANCELLED' ? 'payments.settled.cancelled' : 'payments.settled.paid';
}

function orderOf(found: Found | undefined): string | null {
  if (found?.__typename === 'Order') return found.id;
  return found?.__typename === 'OrderQuestion' ? (found.order?.id ?? null) : null;
}

interface WayProps {
  target: PaymentTargetInput;
  orderId: string | null;
  /** True if its items are in the warehouse again. */
  isExpired: boolean;
}

function Way({ target, orderId, isExpired }: WayProps) {
  if (isExpired)
    return (
      <LinkButton to={paths.store.href()} look="solid">
        <FormattedMessage id="account.menu.warehouse" />
      </LinkButton>
    );
  if (target.kind === 'PACKING_PLAN')
    return (
      <LinkButton to={paths.package.href()} look="solid">
        <FormattedMessage id="account.menu.packages" />
      </LinkButton>
    );
  if (!orderId) return null;
  return (
    <LinkButton to={paths.orderDetail.href({ id: orderId })} look="solid">
      <FormattedMessage id="orders.view" />
    </LinkButton>
  );
}
