import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { usePageQuery } from '../../../apollo/usePageQuery';
import { readFragment } from '../../../gql';
import { AddressCard_AddressFragmentDoc, AddressesPageDocument } from '../../../gql/graphql';
import { paths } from '../../../routes/paths';
import { useText } from '../../../i18n/useText';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { StaleDataNotice } from '../../../ui/feedback/StaleDataNotice';
import { BackLink } from '../../../ui/layout/BackLink';
import { PageTitle } from '../../../ui/layout/PageTitle';
import { Skeletons } from '../../../ui/feedback/Skeletons';
import { AddressBook } from './AddressBook';
import { AddressEditor } from './AddressEditor';

/** Asked when a link to this page is pointed at. */
export const firstQuery = () => ({ query: AddressesPageDocument });

/** The address book, or the address that `?edit=` names, `new` for a new one (RT-12). */
export function AddressesPage() {
  const text = useText();
  const edited = useSearchParams()[0].get('edit');
  const { data, error, retry } = usePageQuery(AddressesPageDocument, {});
  const addresses = readFragment(AddressCard_AddressFragmentDoc, data?.addresses);
  const title = edited === null ? 'title' : edited === 'new' ? 'newTitle' : 'editTitle';
  return (
    <Stack gap="4">
      <div>
        {edited !== null && (
          <BackLink to={paths.address.href()}>{text('addresses.title')}</BackLink>
        )}
        <PageTitle key={title}>{text(`addresses.${title}`)}</PageTitle>
      </div>
      {!data && (error ? <ErrorState onRetry={retry} /> : <Skeletons />)}
      {data && <StaleDataNotice hasFailed={Boolean(error)} />}
      {data && addresses && edited === null && (
        <AddressBook addresses={addresses} max={data.site.maxAddresses} />
      )}
      {data && addresses && edited !== null && (
        <AddressEditor key={edited} {...{ addresses, edited }} max={data.site.maxAddresses} />
      )}
    </Stack>
  );
}
