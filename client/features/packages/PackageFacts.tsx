import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PackageCard_PackageFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { Money } from '../../ui/values/Money';
import { Weight } from '../../ui/values/Weight';
import { TrackingNumber } from './TrackingNumber';

/** The boxes of a waybill: where to, by whom and under which number, how heavy, for how much. */
export function PackageFacts({ parcel }: { parcel: PackageCard_PackageFragment }) {
  const text = useText();
  const { address, carrier, trackingNumber, shippedAt } = parcel;
  const { firstName, lastName, city, countryName } = address;
  return (
    <Boxes>
      <Fact label={text('packages.destination')}>
        <strong>{countryName}</strong>
        <Small>
          {firstName} {lastName}
        </Small>
        <Small>{city}</Small>
      </Fact>
      <Fact label={text('packages.method')}>
        <p>{[parcel.deliveryMethod, carrier].filter(Boolean).join(' · ')}</p>
        {trackingNumber && <TrackingNumber>{trackingNumber}</TrackingNumber>}
        {shippedAt && (
          <Small>
            {text('packages.step.SHIPPED')} <DateTime at={shippedAt} isDateOnly />
          </Small>
        )}
      </Fact>
      <Fact label={text('packages.chargeable')}>
        <Weight grams={parcel.chargeableGrams} />
      </Fact>
      <Fact label={text('packages.fees')}>
        <Money fen={parcel.logisticsFee} fontWeight="700" />
      </Fact>
    </Boxes>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div minWidth="0" overflowWrap="anywhere">
      <chakra.dt fontSize="sm" color="muted">
        {label}
      </chakra.dt>
      <chakra.dd>{children}</chakra.dd>
    </chakra.div>
  );
}

const Small = chakra('span', { base: { display: 'block', fontSize: 'sm', color: 'muted' } });

const Boxes = chakra('dl', {
  base: {
    display: 'grid',
    flex: '1 1 260px',
    gap: '4',
    gridTemplateColumns: { base: '2fr 3fr', md: '4fr 5fr 2fr 2fr' },
    fontVariantNumeric: 'tabular-nums',
  },
});
