import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import {
  PackageSummary_PackageFragmentDoc,
  PackageOverview_PackageFragmentDoc,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { Barcode } from '../../ui/document/Barcode';
import { DocumentNumber } from '../../ui/document/DocumentNumber';
import { DocumentSkeleton } from '../../ui/document/DocumentSkeleton';
import { DocumentCardHead } from '../../ui/document/DocumentCard';
import { StatusDescription } from '../../ui/document/StatusDescription';
import { DocumentStatus } from '../../ui/document/DocumentStatus';
import { Stamp } from '../../ui/document/Stamp';
import { ArrivalDays } from './ArrivalDays';
import { PackageActions } from './PackageActions';
import { displayStatusOf } from './packageSummary';
import { PackageReviewCard } from './PackageReviewCard';
import { PackageRoute } from './PackageRoute';
import { PackageStatusText, PackageNextStep } from './PackageStatusText';
import { TrackingNumber } from './TrackingNumber';

interface PackageOverviewProps {
  /** Undefined while it is loading. */
  package?: FragmentType<typeof PackageOverview_PackageFragmentDoc>;
  /** The page's title, which stays while the package comes. */
  title: ReactNode;
}

/** A package as a waybill: status, next actor, route and days, and its review once it has arrived (RT-18). */
export function PackageOverview({ title, ...props }: PackageOverviewProps) {
  const text = useText();
  const parcel = readFragment(PackageOverview_PackageFragmentDoc, props.package);
  const seen = readFragment(PackageSummary_PackageFragmentDoc, parcel);
  if (!parcel || !seen)
    return (
      <>
        <DocumentCardHead>{text('packages.detail')}</DocumentCardHead>
        <DocumentStatus title={title} stamp={null}>
          <DocumentSkeleton />
        </DocumentStatus>
      </>
    );
  const { label, ...look } = displayStatusOf(seen);
  return (
    <>
      <DocumentCardHead end={<Barcode of={parcel.number} />}>
        <DocumentNumber
          kind={text('packages.kind')}
          number={parcel.number}
          back={{ to: paths.package.href({}), label: text('packages.title') }}
        />
      </DocumentCardHead>
      <DocumentStatus
        title={title}
        stamp={<Stamp {...look} label={text(label)} isWavy={Boolean(seen.shippedAt)} />}
        turn={<PackageNextStep seen={seen} />}
        actions={<PackageActions package={parcel} />}
      >
        <StatusDescription>
          <PackageStatusText seen={seen} />
        </StatusDescription>
      </DocumentStatus>
      <PackageReviewCard package={parcel} />
      <PackageRoute seen={seen} home={parcel.address} />
      <ArrivalDays seen={seen} />
      {seen.trackingNumber && (
        <Tracking>
          <chakra.span fontSize="sm" color="muted">
            <FormattedMessage id="packages.trackingNumber" />
          </chakra.span>
          <TrackingNumber>{seen.trackingNumber}</TrackingNumber>
        </Tracking>
      )}
    </>
  );
}

const Tracking = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    paddingX: { base: '14px', md: '6' },
    paddingY: '3',
    borderTop: '1px solid {colors.hairline}',
  },
});
