import type { FundRecords_RecordFragment, FundRecordType } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { TextLink } from '../../ui/Link';

const aboutOneItem: ReadonlySet<FundRecordType> = new Set([
  'ITEM_REFUND',
  'DIFFERENCE_PAYMENT',
  'DIFFERENCE_REFUND',
]);

/** Why the money moved, and a link to the order, the package or the payment it moved for. */
export function FundRecordSubject({ record }: { record: FundRecords_RecordFragment }) {
  const text = useText();
  const { type, remark, order, package: parcel, payment } = record;
  const why = text(`funds.type.${type}`);
  const subject = subjectOf();
  return (
    <>
      {why}
      {(subject || remark) && text('funds.because')}
      {subject ? <TextLink to={subject.href}>{subject.name}</TextLink> : remark}
    </>
  );

  function subjectOf() {
    if (order) {
      const [first, ...others] = order.items;
      // Which of several items a record is about, it does not know.
      const isAboutAll = !aboutOneItem.has(type) || others.length === 0;
      const name =
        first && isAboutAll
          ? text('funds.items', { name: first.name, others: others.length })
          : order.number;
      return { name, href: paths.orderDetail.href({ id: order.id }) };
    }
    if (parcel)
      return {
        name: text('funds.parcel', { city: parcel.address.city, number: parcel.number }),
        href: paths.packageDetail.href({ id: parcel.id }),
      };
    if (payment)
      return {
        name: text(`funds.by.${payment.method}`),
        href: paths.payResult.href({ id: payment.id }),
      };
    return null;
  }
}
