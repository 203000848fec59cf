import { Stack } from '@chakra-ui/react';
import { useState, type ComponentProps } from 'react';
import { usePageQuery } from '../../apollo/usePageQuery';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { ShippingEstimate } from '../../features/delivery/ShippingEstimate';
import { ConfirmOrderForm } from '../../features/orders/submitting/ConfirmOrderForm';
import { ConfirmOrderPageDocument } from '../../gql/graphql';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { BackLink } from '../../ui/layout/BackLink';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';
import { NothingSelected } from './NothingSelected';
import { SelectedItems } from './SelectedItems';

export function ConfirmOrder() {
  const text = useText();
  return (
    <Stack gap="4">
      <div>
        <BackLink to={paths.cart.href()}>{text('common.cart')}</BackLink>
        <PageTitle>{text('orders.confirm.title')}</PageTitle>
      </div>
      <Contents />
    </Stack>
  );
}

function Contents() {
  const [before, setBefore] = useState<Ordered>();
  const { data, error, retry } = usePageQuery(ConfirmOrderPageDocument, {});
  if (!data) return error ? <ErrorState onRetry={retry} /> : <Skeletons keepsEdge />;

  const items = data.cart.items.filter(({ isSelected }) => isSelected);
  if (items.length > 0 && !before) setBefore(items[0]);
  if (items.length === 0) return <NothingSelected before={before} />;
  const { finePhotoPrice, maxFinePhotos } = data.site;
  const { email = '', suggestedContact } = data.viewer ?? {};
  const { name = '', phone = '' } = suggestedContact ?? {};
  return (
    <ConfirmOrderForm
      // Typed values are saved, so the form may start over with a newer suggestion.
      key={`${name} ${phone}`}
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

type Ordered = ComponentProps<typeof NothingSelected>['before'];

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
