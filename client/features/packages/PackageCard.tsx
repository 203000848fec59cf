import { chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import { PackageCard_PackageFragmentDoc } from '../../gql/graphql';
import { Card } from '../../ui/paper/Card';
import { DateTime } from '../../ui/values/DateTime';
import { LinkButton, TextLink } from '../../ui/Link';
import { Stub } from '../../ui/paper/Stub';
import { PackageCardContents } from './PackageCardContents';
import { PackageFacts } from './PackageFacts';
import { PackageStatusStamp } from './PackageStatusStamp';

interface PackageCardProps {
  /** The box that chooses it, where it can be chosen. */
  selector?: ReactNode;
  package: FragmentType<typeof PackageCard_PackageFragmentDoc>;
}

/** A package in the list, as its waybill: number, state, contents, and how it travels (EN-08). */
export function PackageCard(props: PackageCardProps) {
  const parcel = readFragment(PackageCard_PackageFragmentDoc, props.package);
  const href = paths.packageDetail.href({ id: parcel.id });
  return (
    <Card as="li">
      <Stack gap="4">
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
        <PackageCardContents items={parcel.items} />
        <Stub display="flex" flexWrap="wrap" alignItems="flex-end" gap="4">
          <PackageFacts parcel={parcel} />
          <LinkButton to={href} size="sm" marginInlineStart="auto">
            <FormattedMessage id="packages.details" />
          </LinkButton>
        </Stub>
      </Stack>
    </Card>
  );
}
