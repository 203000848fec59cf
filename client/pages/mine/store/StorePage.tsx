import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { EmptyStore } from '../../../features/warehouse/shelf/EmptyStore';
import { StoredItemList } from '../../../features/warehouse/shelf/StoredItemList';
import { StoreSkeleton } from '../../../features/warehouse/shelf/StoreSkeleton';
import { StorePageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { OldNotice } from '../../../ui/feedback/OldNotice';
import { PageTitle } from '../../../ui/paper/PageTitle';

/** Asked when a link to this page comes into view. */
export const firstQuery = () => ({ query: StorePageDocument });

export function StorePage() {
  const text = useText();
  return (
    <Stack gap="4">
      <PageTitle>{text('warehouse.title')}</PageTitle>
      <chakra.p color="muted">
        <FormattedMessage id="warehouse.intro" />
      </chakra.p>
      <Contents />
    </Stack>
  );
}

function Contents() {
  const { data, error, retry } = usePageQuery(StorePageDocument, {});

  if (!data) {
    return error ? <ErrorState onRetry={retry} /> : <StoreSkeleton />;
  }
  if (data.storedItems.length === 0) {
    return <EmptyStore />;
  }
  return (
    <>
      <OldNotice hasFailed={Boolean(error)} />
      <StoredItemList items={data.storedItems} />
    </>
  );
}
