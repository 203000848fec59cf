import type { PackageDetail_PackageFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { Steps } from '../../ui/paper/Steps';

type Parcel = Pick<PackageDetail_PackageFragment, 'createdAt' | 'shippedAt' | 'completedAt'>;

/** How far a package has come: paid, shipped, received. */
export function PackageSteps({ parcel }: { parcel: Parcel }) {
  const text = useText();
  const steps = [
    { name: 'PAID', at: parcel.createdAt },
    { name: 'SHIPPED', at: parcel.shippedAt },
    { name: 'RECEIVED', at: parcel.completedAt },
  ] as const;
  return (
    <Steps
      label={text('packages.steps')}
      steps={steps.map(({ name, at }) => ({
        id: name,
        label: text(`packages.step.${name}`),
        isReached: at != null,
        children: at && <DateTime at={at} />,
      }))}
    />
  );
}
