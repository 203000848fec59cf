import { chakra, Stack } from '@chakra-ui/react';
import { ShoppingCart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { usePageQuery } from '../../apollo/usePageQuery';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { CartList } from '../../features/cart/CartList';
import { CartSummary } from '../../features/cart/CartSummary';
import { useRefusedQuantities } from '../../features/cart/useRefusedQuantities';
import { ShippingEstimate } from '../../features/delivery/ShippingEstimate';
import { ViewedListings } from '../../features/listings/ViewedListings';
import { CartPageDocument } from '../../gql/graphql';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LinkButton } from '../../ui/Link';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';

/** Asked when a link to this page is pointed at. */
export const firstQuery = () => ({ query: CartPageDocument });

export function CartPage() {
  const text = useText();
  return (
    <Stack gap="4">
      <PageTitle>{text('common.cart')}</PageTitle>
      <Contents />
    </Stack>
  );
}

function Contents() {
  const text = useText();
  const { data, error, retry } = usePageQuery(CartPageDocument, {});
  const refused = useRefusedQuantities();

  if (!data) return error ? <ErrorState onRetry={retry} /> : <Skeletons keepsEdge />;
  if (data.cart.items.length === 0) {
    return (
      <>
        <EmptyState icon={ShoppingCart} title={text('cart.empty')}>
          <p>
            <FormattedMessage id="cart.emptyText" />
          </p>
          <LinkButton to={paths.goods.href({})} look="solid">
            <FormattedMessage id="cart.findItem" />
          </LinkButton>
        </EmptyState>
        <ViewedListings />
      </>
    );
  }
  return (
    <>
      <StaleDataNotice hasFailed={Boolean(error)} />
      <Columns>
        <Stack gap="4" minWidth="0">
          <CartList items={data.cart.items} onRefusedQuantity={refused.tell} />
        </Stack>
        <Side>
          <ShippingEstimate />
          <CartSummary
            cart={data.cart}
            items={data.cart.items}
            refusedQuantity={refused.firstOf(data.cart.items)}
          />
        </Side>
      </Columns>
    </>
  );
}

/** The items, and beside them what they cost and what follows; below them where there is less room. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 352px' },
    columnGap: '12',
    rowGap: '4',
    alignItems: 'start',
  },
});

/** It stays in view, the sum first; a bar at the foot of the screen stays there over the whole page. */
const Side = chakra('div', {
  base: {
    display: { base: 'contents', lg: 'flex' },
    flexDirection: 'column-reverse',
    gap: '8',
    position: { lg: 'sticky' },
    top: { lg: '80px' },
  },
});
