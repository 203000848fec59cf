import type { PackageDetail_PackageFragment } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DataList } from '../../ui/paper/DataList';
import { Money } from '../../ui/values/Money';
import { Weight } from '../../ui/values/Weight';

type Parcel = Pick<PackageDetail_PackageFragment, 'fees' | 'logisticsFee' | 'chargeableGrams'>;

/** What was paid for a package, fee by fee, and by which weight. */
export function PackageFees({ parcel }: { parcel: Parcel }) {
  const text = useText();
  return (
    <DataList
      entries={[
        { label: text('packages.chargeable'), value: <Weight grams={parcel.chargeableGrams} /> },
        ...parcel.fees.map(({ label, amount }) => ({ label, value: <Money fen={amount} /> })),
        {
          label: text('packages.total'),
          value: <Money fen={parcel.logisticsFee} isTotal fontWeight="700" />,
        },
      ]}
    />
  );
}
