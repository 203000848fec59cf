import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { PackageReceipt_PackageFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Receipt } from '../../ui/paper/Receipt';
import type { ReceiptLine } from '../../ui/paper/ReceiptLines';
import { DayTime } from '../../ui/values/DayTime';

interface PackageReceiptProps {
  package: FragmentType<typeof PackageReceipt_PackageFragmentDoc>;
}

/** What was paid for a package, fee by fee; that it came back where the package was cancelled. */
export function PackageReceipt(props: PackageReceiptProps) {
  const text = useText();
  const { status, createdAt, fees, logisticsFee } = readFragment(
    PackageReceipt_PackageFragmentDoc,
    props.package,
  );
  const rest: ReceiptLine =
    status === 'CANCELLED'
      ? { id: 'back', label: text('packages.returned'), fen: logisticsFee, kind: 'rest' }
      : { id: 'left', label: text('packages.leftToPay'), fen: 0, kind: 'rest' };
  return (
    <Receipt
      title={text('packages.fees')}
      sub={
        <FormattedMessage id="packages.payment2" values={{ time: <DayTime at={createdAt} /> }} />
      }
      lines={[
        ...fees.map(({ code, label, amount }) => ({ id: code, label, fen: amount })),
        { id: 'total', label: text('packages.total'), fen: logisticsFee, kind: 'total' },
        rest,
      ]}
    />
  );
}
