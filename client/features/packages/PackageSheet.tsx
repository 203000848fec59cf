import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { PackageFace_PackageFragmentDoc, PackageSheet_PackageFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { Barcode } from '../../ui/paper/Barcode';
import { DocumentNumber } from '../../ui/paper/DocumentNumber';
import { DocumentSkeleton } from '../../ui/paper/DocumentSkeleton';
import { SheetHead } from '../../ui/paper/Sheet';
import { SheetSentence } from '../../ui/paper/SheetSentence';
import { SheetState } from '../../ui/paper/SheetState';
import { Stamp } from '../../ui/paper/Stamp';
import { ArrivalDays } from './ArrivalDays';
import { PackageActions } from './PackageActions';
import { displayStatusOf } from './packageFace';
import { PackageReviewCard } from './PackageReviewCard';
import { PackageRoute } from './PackageRoute';
import { PackageSentence, PackageTurn } from './PackageWords';
import { TrackingNumber } from './TrackingNumber';

interface PackageSheetProps {
  /** Undefined while it is loading. */
  package?: FragmentType<typeof PackageSheet_PackageFragmentDoc>;
  /** The page's title, which stays while the package comes. */
  title: ReactNode;
}

/** A package as its waybill: how it stands, who acts next, its way and days, and its review once it is home (RT-18). */
export function PackageSheet({ title, ...props }: PackageSheetProps) {
  const text = useText();
  const parcel = readFragment(PackageSheet_PackageFragmentDoc, props.package);
  const seen = readFragment(PackageFace_PackageFragmentDoc, parcel);
  if (!parcel || !seen)
    return (
      <>
        <SheetHead>{text('packages.detail')}</SheetHead>
        <SheetState title={title} stamp={null}>
          <DocumentSkeleton />
        </SheetState>
      </>
    );
  const { label, ...look } = displayStatusOf(seen);
  return (
    <>
      <SheetHead end={<Barcode of={parcel.number} />}>
        <DocumentNumber
          kind={text('packages.kind')}
          number={parcel.number}
          back={{ to: paths.package.href({}), label: text('packages.title') }}
        />
      </SheetHead>
      <SheetState
        title={title}
        stamp={<Stamp {...look} label={text(label)} isWavy={Boolean(seen.shippedAt)} />}
        turn={<PackageTurn seen={seen} />}
        actions={<PackageActions package={parcel} />}
      >
        <SheetSentence>
          <PackageSentence seen={seen} />
        </SheetSentence>
      </SheetState>
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
