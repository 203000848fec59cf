import { chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../app/paths';
import { readFragment, type FragmentType } from '../../gql';
import { PackageCard_PackageFragmentDoc } from '../../gql/graphql';
import { Card } from '../../ui/Card';
import { DateTime } from '../../ui/DateTime';
import { LinkButton, TextLink } from '../../ui/Link';
import { Money } from '../../ui/Money';
import { Thumbnail } from '../../ui/Thumbnail';
import { PackageStatusStamp } from './PackageStatusStamp';
import { TrackingNumber } from './TrackingNumber';

interface PackageCardProps {
  /** The box that chooses it, where it can be chosen. */
  selector?: ReactNode;
  package: FragmentType<typeof PackageCard_PackageFragmentDoc>;
}

/** A package in the list: number, state, how and where it travels, what is in it (EN-08). */
export function PackageCard(props: PackageCardProps) {
  const parcel = readFragment(PackageCard_PackageFragmentDoc, props.package);
  const { firstName, lastName, countryName } = parcel.address;
  const href = paths.packageDetail.href({ id: parcel.id });
  return (
    <Card as="li">
      <Stack gap="3">
        <Flex justifyContent="space-between" alignItems="flex-start" gap="3" flexWrap="wrap">
          <Flex>
            {props.selector}
            <div>
              <TextLink to={href} fontFamily="mono">
                {parcel.number}
              </TextLink>
              <chakra.p fontSize="sm" color="muted">
                <DateTime at={parcel.createdAt} />
              </chakra.p>
            </div>
          </Flex>
          <PackageStatusStamp status={parcel.status} />
        </Flex>
        <Flex gap="2" flexWrap="wrap" alignItems="center">
          {parcel.items.map(({ id, imageUrl, photoUrls }) => (
            <Thumbnail key={id} src={imageUrl ?? photoUrls[0]} size="48px" />
          ))}
          <chakra.span color="muted">
            <FormattedMessage id="packages.pieces" values={{ count: parcel.items.length }} />
          </chakra.span>
        </Flex>
        <div>
          <p>
            {parcel.deliveryMethod}
            {parcel.carrier && ` · ${parcel.carrier}`}
          </p>
          {parcel.trackingNumber && <TrackingNumber>{parcel.trackingNumber}</TrackingNumber>}
          <chakra.p color="muted">
            <FormattedMessage
              id="packages.to"
              values={{ name: `${firstName} ${lastName}`, country: countryName }}
            />
          </chakra.p>
          {parcel.shippedAt && (
            <chakra.p fontSize="sm" color="muted">
              <FormattedMessage
                id="packages.shipped"
                values={{ date: <DateTime at={parcel.shippedAt} /> }}
              />
            </chakra.p>
          )}
        </div>
        <Flex justifyContent="space-between" alignItems="center" gap="3">
          <Money fen={parcel.logisticsFee} fontWeight="700" />
          <LinkButton to={href} size="sm">
            <FormattedMessage id="packages.details" />
          </LinkButton>
        </Flex>
      </Stack>
    </Card>
  );
}
