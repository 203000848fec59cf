import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { usePageQuery } from '../../apollo/usePageQuery';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { ShippingEstimate } from '../../features/delivery/ShippingEstimate';
import { ConfirmOrderForm } from '../../features/orders/submitting/ConfirmOrderForm';
import { ConfirmOrderPageDocument } from '../../gql/graphql';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LinkButton } from '../../ui/Link';
import { BackLink } from '../../ui/paper/BackLink';
import { PageTitle } from '../../ui/paper/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { SelectedItems } from './SelectedItems';

export function ConfirmOrder() {
  const text = useText();
  return (
    <Stack gap="4" maxWidth="1000px" marginX="auto">
      <div>
        <BackLink to={paths.cart.href()}>{text('common.cart')}</BackLink>
        <PageTitle>{text('orders.confirm.title')}</PageTitle>
      </div>
      <Contents />
    </Stack>
  );
}

function Contents() {
  const text = useText();
  const { data, error, retry } = usePageQuery(ConfirmOrderPageDocument, {});
  if (!data) return error ? <ErrorState onRetry={retry} /> : <Skeletons keepsEdge />;

  const items = data.cart.items.filter(({ isSelected }) => isSelected);
  if (items.length === 0) {
    return (
      <EmptyState title={text('cart.noneSelected')}>
        <LinkButton to={paths.cart.href()} look="solid">
          <FormattedMessage id="cart.goToCart" />
        </LinkButton>
      </EmptyState>
    );
  }
  const { finePhotoPrice, maxFinePhotos } = data.site;
  const { id = '', email = '', suggestedContact } = data.viewer ?? {};
  const { name = '', phone = '' } = suggestedContact ?? {};
  return (
    <ConfirmOrderForm
      // What was typed is kept: with a newer suggestion the form may begin anew.
      key={`${name} ${phone}`}
      viewerId={id}
      contact={{ name, phone, email }}
      amounts={sumOf(items)}
      finePhotos={{ max: maxFinePhotos, price: finePhotoPrice }}
      items={<SelectedItems items={items} />}
      onChanged={retry}
    >
      <ShippingEstimate />
    </ConfirmOrderForm>
  );
}

interface Item {
  /** Both in fen. */
  unitPrice: number;
  domesticShipping: number;
  quantity: number;
}

/** Goods and domestic shipping of the items, in fen. */
function sumOf(items: readonly Item[]) {
  return {
    goods: items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
    domesticShipping: items.reduce((sum, { domesticShipping }) => sum + domesticShipping, 0),
  };
}
