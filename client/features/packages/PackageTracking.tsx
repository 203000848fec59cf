import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PackageDetail_PackageFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DataList } from '../../ui/paper/DataList';
import { DateTime } from '../../ui/values/DateTime';
import { TrackingNumber } from './TrackingNumber';

type Parcel = Pick<
  PackageDetail_PackageFragment,
  'deliveryMethod' | 'carrier' | 'trackingNumber' | 'autoConfirmAt' | 'status'
>;

/** Who carries a package, under which number, and when its receipt confirms itself. */
export function PackageTracking({ parcel }: { parcel: Parcel }) {
  const text = useText();
  const { deliveryMethod, carrier, trackingNumber } = parcel;
  return (
    <>
      <DataList
        entries={[
          { label: text('packages.method'), value: deliveryMethod },
          ...(carrier ? [{ label: text('packages.carrier'), value: carrier }] : []),
          ...(trackingNumber
            ? [
                {
                  label: text('packages.trackingNumber'),
                  value: <TrackingNumber>{trackingNumber}</TrackingNumber>,
                },
              ]
            : []),
        ]}
      />
      {parcel.status === 'PENDING_SHIPMENT' && (
        <chakra.p color="muted">
          <FormattedMessage id="packages.noTracking" />
        </chakra.p>
      )}
      {parcel.autoConfirmAt && parcel.status === 'PENDING_RECEIPT' && (
        <chakra.p color="muted">
          <FormattedMessage
            id="packages.autoConfirm"
            values={{ date: <DateTime at={parcel.autoConfirmAt} isDateOnly /> }}
          />
        </chakra.p>
      )}
    </>
  );
}
