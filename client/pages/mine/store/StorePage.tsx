import { Stack } from '@chakra-ui/react';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { UnpaidParcels } from '../../../features/warehouse/packing/UnpaidParcels';
import { EmptyStore } from '../../../features/warehouse/shelf/EmptyStore';
import { StoredItemList } from '../../../features/warehouse/shelf/StoredItemList';
import { StoreSkeleton } from '../../../features/warehouse/shelf/StoreSkeleton';
import { StorePageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../../ui/feedback/StaleDataNotice';
import { PageTitle } from '../../../ui/layout/PageTitle';

/** Asked when a link to this page is pointed at. */
export const firstQuery = () => ({ query: StorePageDocument });

export function StorePage() {
  const text = useText();
  const { data, error, retry } = usePageQuery(StorePageDocument, {});
  const count = data?.storedItems.length;
  // Items reserved for an unpaid parcel or held for a refund cannot be selected.
  const waiting = data?.storedItems.filter(({ availableActions }) =>
    availableActions.includes('PACK'),
  ).length;
  return (
    <Stack gap="4">
      <PageTitle
        about={waiting === 0 ? null : waiting ? text('warehouse.intro', { count: waiting }) : ''}
      >
        {text('warehouse.title')}
      </PageTitle>
      {!data && (error ? <ErrorState onRetry={retry} /> : <StoreSkeleton />)}
      {data?.storedItems.some(({ status }) => status === 'RESERVED') && <UnpaidParcels />}
      {data && <StaleDataNotice hasFailed={Boolean(error)} />}
      {data && (count === 0 ? <EmptyStore /> : <StoredItemList items={data.storedItems} />)}
    </Stack>
  );
}
