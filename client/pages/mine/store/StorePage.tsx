import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../app/paths';
import { StoredItemList } from '../../../features/warehouse/StoredItemList';
import { StorePageDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { LinkButton } from '../../../ui/Link';
import { PageTitle } from '../../../ui/PageTitle';
import { Skeletons } from '../../../ui/Skeletons';

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
  const text = useText();
  const { data, error, refetch } = useQuery(StorePageDocument, {
    fetchPolicy: 'cache-and-network',
  });

  if (!data) {
    return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons height="180px" />;
  }
  if (data.storedItems.length === 0) {
    return (
      <EmptyState title={text('warehouse.empty')}>
        <LinkButton to={paths.orders.href({})} look="solid">
          <FormattedMessage id="account.menu.orders" />
        </LinkButton>
      </EmptyState>
    );
  }
  return <StoredItemList items={data.storedItems} />;
}
