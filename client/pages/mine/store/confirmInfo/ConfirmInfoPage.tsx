import { chakra, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useFreshQuery } from '../../../../apollo/useFreshQuery';
import { paths } from '../../../../routes/paths';
import { PackingForm } from '../../../../features/warehouse/packing/PackingForm';
import { PackingSkeleton } from '../../../../features/warehouse/packing/PackingSkeleton';
import { readFragment } from '../../../../gql';
import {
  AddressChoice_AddressFragmentDoc,
  ConfirmInfoPageDocument,
  PackingForm_ItemFragmentDoc,
  type ConfirmInfoPageQuery,
} from '../../../../gql/graphql';
import { useText } from '../../../../i18n/useText';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { BackLink } from '../../../../ui/layout/BackLink';
import { DocumentBackLink } from '../../../../ui/document/DocumentBackLink';
import { Barcode } from '../../../../ui/document/Barcode';
import { PageTitle } from '../../../../ui/layout/PageTitle';
import { DocumentCardHead } from '../../../../ui/document/DocumentCard';

const NewAddress = lazy(async () => ({ default: (await import('./NewAddress')).NewAddress }));
const NothingToPack = lazy(async () => ({
  default: (await import('./NothingToPack')).NothingToPack,
}));

export function ConfirmInfoPage() {
  const text = useText();
  const ids = useSearchParams()[0].get('ids') ?? '';
  const [firstIds] = useState(ids);
  // The form waits for current data, because items may have been released or reserved elsewhere.
  const { data, error, retry } = useFreshQuery(ConfirmInfoPageDocument, {});
  return (
    <Stack gap="4">
      <chakra.div display={{ base: 'block', mdDown: 'none' }}>
        <BackLink to={paths.store.href()}>{text('warehouse.title')}</BackLink>
      </chakra.div>
      {!data && error && (
        <>
          <PageTitle>{text('warehouse.confirmTitle')}</PageTitle>
          <ErrorState onRetry={retry} />
        </>
      )}
      {!data && !error && <PackingSkeleton head={<Head />} />}
      {data && <Contents key={ids} ids={ids.split(',')} isChanged={ids !== firstIds} data={data} />}
    </Stack>
  );
}

/** Title of the document; on phones it includes the back link. */
function Head() {
  const text = useText();
  return (
    <>
      <DocumentCardHead end={<Barcode of="waybill-to-come" />}>
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          <DocumentBackLink to={paths.store.href()} label={text('warehouse.title')} />
          <FormattedMessage id="warehouse.notPacked" />
        </chakra.span>
      </DocumentCardHead>
      <chakra.div paddingX={{ base: '14px', md: '6' }} paddingTop={{ base: '4', md: '6' }}>
        <PageTitle about={text('warehouse.confirmIntro')}>
          {text('warehouse.confirmTitle')}
        </PageTitle>
      </chakra.div>
    </>
  );
}

interface ContentsProps {
  ids: string[];
  /** Something was left out since the screen appeared. */
  isChanged: boolean;
  data: ConfirmInfoPageQuery;
}

function Contents({ ids, isChanged, data }: ContentsProps) {
  const text = useText();
  const asked = data.storedItems.filter(({ id }) => ids.includes(id));
  const packableNow = asked
    .filter(({ availableActions }) => availableActions.includes('PACK'))
    .map(({ id }) => id);
  // Stays fixed once there are any: packing reserves the items while this page is still open.
  const [packable, setPackable] = useState(packableNow);
  if (packable.length === 0 && packableNow.length > 0) setPackable(packableNow);
  if (packable.length === 0) {
    return (
      <>
        <PageTitle>{text('warehouse.confirmTitle')}</PageTitle>
        <Suspense>
          <NothingToPack planIds={asked.flatMap(({ packingPlanId }) => packingPlanId ?? [])} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      {packable.length < ids.length && (
        <p role="status">
          <FormattedMessage id="warehouse.someLeft" />
        </p>
      )}
      <PackingForm
        head={<Head />}
        items={readFragment(
          PackingForm_ItemFragmentDoc,
          asked.filter(({ id }) => packable.includes(id)),
        )}
        addresses={readFragment(AddressChoice_AddressFragmentDoc, data.addresses)}
        takesFocus={isChanged}
        newAddress={(sheet) => (
          <Suspense>
            <NewAddress {...sheet} count={data.addresses.length} />
          </Suspense>
        )}
      />
    </>
  );
}
