import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import {
  PackageCard_PackageFragmentDoc,
  PackageSummary_PackageFragmentDoc,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { SelectRow } from '../../ui/lists/Selection';
import { pictureOf } from '../../ui/document/pictureOf';
import { Stamp } from '../../ui/document/Stamp';
import { StatusStamp } from '../../ui/document/StatusStamp';
import { ListCard } from '../../ui/document/ListCard';
import { NARROW } from '../../ui/theme/narrow';
import { DateTime } from '../../ui/values/DateTime';
import { inOneLine } from '../../ui/values/inOneLine';
import { Money } from '../../ui/values/Money';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { useItemSummary } from '../../ui/values/useItemSummary';
import { Weight } from '../../ui/values/Weight';
import { ConfirmReceipt } from './ConfirmReceipt';
import { displayStatusOf } from './packageSummary';
import { PackageNextStep } from './PackageStatusText';
import { TrackingNumber } from './TrackingNumber';

interface PackageCardProps {
  /** Undefined where it cannot be chosen. */
  isChosen: boolean | undefined;
  /** The same for all cards and from one drawing to the next. */
  onChoose: (id: string, isChosen: boolean) => void;
  package: FragmentType<typeof PackageCard_PackageFragmentDoc>;
  /** True if its receipt is what the page waits for: it alone has the accent. */
  isMostUrgent: boolean;
}

/**
 * A package in the list: a card with its status, contents and shipping (EN-08). Only changed packages of a
 * list render again: the cache keeps the others as the same objects.
 */
export const PackageCard = memo(function PackageCard({
  isChosen,
  onChoose,
  isMostUrgent,
  ...props
}: PackageCardProps) {
  const text = useText();
  const { namesOf } = useItemSummary();
  const parcel = readFragment(PackageCard_PackageFragmentDoc, props.package);
  const seen = readFragment(PackageSummary_PackageFragmentDoc, parcel);
  const { label, ...look } = displayStatusOf(seen);
  const { number, items, address } = parcel;
  const title = namesOf(items);
  const isOver = seen.nextStep == null;
  // Before it leaves nothing is to be done or followed: phones keep the room for those that can be received.
  const isAwaited = !isOver && !seen.trackingNumber;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <chakra.li minWidth="0">
      <ListCard
        title={title}
        to={paths.packageDetail.href({ id: parcel.id })}
        label={text('packages.named', { title, number })}
        photos={items.map((item) => pictureOf(item))}
        isThin={isOver}
        stub={
          <>
            {isOver ? (
              <StatusStamp {...look} label={text(label)} />
            ) : (
              <Stamp {...look} label={text(label)} size="list" />
            )}
            <Money
              fen={parcel.logisticsFee}
              fontSize="xl"
              {...(seen.status === 'CANCELLED' ? { color: 'muted' } : { fontWeight: '700' })}
            />
            <ConfirmReceipt package={parcel} look={isMostUrgent ? 'primary' : 'outline'} isNamed />
          </>
        }
        more={
          <chakra.div hideBelow={isAwaited ? 'md' : undefined}>
            <chakra.p overflowWrap="anywhere">
              {inOneLine([address.fullName, seen.address.city, seen.address.countryName])}
            </chakra.p>
            <chakra.p color="muted">
              {seen.deliveryMethod}
              {' · '}
              <chakra.span {...unbroken}>
                {text('packages.chargeable')} <Weight grams={parcel.chargeableGrams} />
              </chakra.span>
            </chakra.p>
            {/* Of one that has come its page tells by whom. */}
            {seen.trackingNumber && !isOver && (
              <chakra.p overflowWrap="anywhere">
                {seen.carrier} <TrackingNumber>{seen.trackingNumber}</TrackingNumber>
              </chakra.p>
            )}
            <chakra.div
              data-raised
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              fontSize="xs"
              color="muted"
            >
              {isChosen !== undefined && (
                <SelectRow
                  label={text('packages.choose', { number })}
                  isChosen={isChosen}
                  onChange={(isNow) => onChoose(parcel.id, isNow)}
                />
              )}
              <ReferenceNumber>{number}</ReferenceNumber>
              <chakra.span {...unbroken} marginInlineStart="3">
                <DateTime at={seen.createdAt} isDateOnly />
              </chakra.span>
            </chakra.div>
          </chakra.div>
        }
      >
        <chakra.p color="muted">
          <FormattedMessage id="packages.pieces" values={{ count: items.length, pieces }} />
        </chakra.p>
        <chakra.div marginTop="2">
          <PackageNextStep seen={seen} />
        </chakra.div>
      </ListCard>
    </chakra.li>
  );
});

const unbroken = { whiteSpace: 'nowrap', css: { [NARROW]: { whiteSpace: 'normal' } } } as const;
