import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { PackageReceipt_PackageFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { breakdownLines } from '../../ui/document/breakdownLines';
import { feeLines } from '../../ui/document/feeLines';
import { Receipt } from '../../ui/document/Receipt';
import { DayTime } from '../../ui/values/DayTime';
import { returnedOf } from './returnedOf';

interface PackageReceiptProps {
  package: FragmentType<typeof PackageReceipt_PackageFragmentDoc>;
}

/** The fees of a package and the sources of the payment, with the refund of a cancelled one. */
export function PackageReceipt(props: PackageReceiptProps) {
  const text = useText();
  const sent = readFragment(PackageReceipt_PackageFragmentDoc, props.package);
  const { status, createdAt, logisticsFee } = sent;
  const back = status === 'CANCELLED' ? returnedOf(sent) : 0;
  return (
    <Receipt
      title={text('documents.payment2')}
      sub={
        <FormattedMessage id="packages.payment2" values={{ time: <DayTime at={createdAt} /> }} />
      }
      lines={[
        ...feeLines(text, sent),
        { id: 'total', label: text('documents.total'), fen: logisticsFee, kind: 'total' },
        ...breakdownLines(text, sent, { label: text('documents.returned'), fen: back }),
      ]}
    />
  );
}
