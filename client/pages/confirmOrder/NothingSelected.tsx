import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { SubmittedElsewhereDocument } from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { LinkButton } from '../../ui/Link';

interface NothingSelectedProps {
  /** An item that was on show here before; undefined where there was none. */
  before: { name: string; createdAt: string } | undefined;
}

/** Says that there is nothing to order; if another tab ordered it, links to that order. */
export function NothingSelected({ before }: NothingSelectedProps) {
  const text = useText();
  const { data, loading } = useQuery(SubmittedElsewhereDocument, {
    skip: !before,
    fetchPolicy: 'network-only',
    context: { handlesErrors: true },
  });
  if (loading) return <Skeletons />;
  const order = data?.orders.items[0];
  // Both times are the server's. An earlier order of the same items is another one.
  const isOrdered =
    before &&
    order &&
    order.submittedAt >= before.createdAt &&
    order.items.some(({ name }) => name === before.name);
  if (isOrdered)
    return (
      <EmptyState title={text('orders.confirm.elsewhere')}>
        <LinkButton to={paths.orderDetail.href({ id: order.id })} look="solid">
          <FormattedMessage id="orders.confirm.seeOrder" values={{ number: order.number }} />
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState title={text('cart.noneSelected')}>
      <LinkButton to={paths.cart.href()} look="solid">
        <FormattedMessage id="cart.goToCart" />
      </LinkButton>
    </EmptyState>
  );
}
