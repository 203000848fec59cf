import { chakra } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import { OrderPreferences_OrderFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DataList } from '../../ui/document/DataList';

interface OrderPreferencesProps {
  order: FragmentType<typeof OrderPreferences_OrderFragmentDoc>;
}

/** The contact, and what the shopper requested: remark and detailed photos. */
export function OrderPreferences(props: OrderPreferencesProps) {
  const text = useText();
  const { contact, remark, finePhotos } = readFragment(
    OrderPreferences_OrderFragmentDoc,
    props.order,
  );
  const photos = finePhotos.count > 0 && [
    { label: text('orders.photoNote'), value: finePhotos.note },
    { label: text('orders.photoLocation'), value: finePhotos.location },
  ];
  const entries = [
    { label: text('orders.contact.name'), value: contact.name },
    { label: text('orders.contact.phone'), value: contact.phone },
    { label: text('orders.contact.email'), value: contact.email },
    { label: text('orders.remark'), value: remark },
    { label: text('orders.photoCount'), value: String(finePhotos.count) },
    ...(photos || []),
  ];
  return (
    <chakra.div overflowWrap="anywhere">
      <DataList entries={entries.map((each) => ({ ...each, value: each.value || '–' }))} />
    </chakra.div>
  );
}
