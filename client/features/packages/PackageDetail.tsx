import { chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { PackageDetail_PackageFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Card } from '../../ui/paper/Card';
import { Section } from '../../ui/paper/Section';
import { Timeline } from '../../ui/paper/Timeline';
import { PackageAddress } from './PackageAddress';
import { PackageContents } from './PackageContents';
import { PackageFees } from './PackageFees';
import { PackageStatusStamp } from './PackageStatusStamp';
import { PackageSteps } from './PackageSteps';
import { PackageTracking } from './PackageTracking';

interface PackageDetailProps {
  package: FragmentType<typeof PackageDetail_PackageFragmentDoc>;
  /** What may be done now, shown below the state. */
  actions: ReactNode;
}

/** Everything about a package (RT-18). */
export function PackageDetail({ actions, ...props }: PackageDetailProps) {
  const text = useText();
  const parcel = readFragment(PackageDetail_PackageFragmentDoc, props.package);
  return (
    <Stack gap="4">
      <Card>
        <Stack gap="4">
          <Flex justifyContent="space-between" alignItems="flex-start" gap="3" flexWrap="wrap">
            <div>
              <chakra.p fontSize="sm" color="muted">
                <FormattedMessage id="packages.number" />
              </chakra.p>
              <chakra.p fontFamily="mono" overflowWrap="anywhere">
                {parcel.number}
              </chakra.p>
            </div>
            <PackageStatusStamp status={parcel.status} />
          </Flex>
          {parcel.status !== 'CANCELLED' && <PackageSteps parcel={parcel} />}
          {actions}
        </Stack>
      </Card>
      <Section title={text('packages.tracking')}>
        <PackageTracking parcel={parcel} />
      </Section>
      <Pair>
        <Section title={text('packages.address')}>
          <PackageAddress address={parcel.address} />
        </Section>
        <Section title={text('packages.fees')}>
          <PackageFees parcel={parcel} />
        </Section>
      </Pair>
      <Section title={text('packages.contents')}>
        <PackageContents items={parcel.items} />
      </Section>
      {parcel.options.length > 0 && (
        <Section title={text('packages.options')}>
          <chakra.ul paddingInlineStart="4" listStyleType="disc">
            {parcel.options.map(({ code, label }) => (
              <li key={code}>{label}</li>
            ))}
          </chakra.ul>
        </Section>
      )}
      {parcel.remark && (
        <Section title={text('packages.remark')}>
          <chakra.p overflowWrap="anywhere">{parcel.remark}</chakra.p>
        </Section>
      )}
      <Section title={text('packages.timeline')}>
        <Timeline steps={parcel.timeline.toReversed()} />
      </Section>
    </Stack>
  );
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
