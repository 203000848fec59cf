import type { FundRecords_RecordFragment, FundRecordType } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { TextLink } from '../../ui/Link';
import { formatFen } from '../../ui/values/moneyText';
import { WithNumbers } from '../../ui/values/WithNumbers';

const aboutOneItem: ReadonlySet<FundRecordType> = new Set([
  'ITEM_REFUND',
  'DIFFERENCE_PAYMENT',
  'DIFFERENCE_REFUND',
]);

/** Returns the reason of a booking, with a link to its order, package or payment. */
export function FundRecordSubject({ record }: { record: FundRecords_RecordFragment }) {
  const text = useText();
  const { type, remark, order, package: parcel, payment } = record;
  // A charge for something that could no longer be paid is not a top-up to its shopper.
  const isInstead = payment != null && payment.kind !== 'RECHARGE';
  const why = text(isInstead ? 'funds.creditedInstead' : `funds.type.${type}`);
  const subject = subjectOf();
  return (
    <>
      {why}
      {(subject || remark) && text('funds.because')}
      {subject ? (
        <TextLink to={subject.href}>
          <WithNumbers>{subject.name}</WithNumbers>
        </TextLink>
      ) : (
        remark
      )}
    </>
  );

  function subjectOf() {
    if (order) {
      const items = itemsPerhapsMeant(record, order.items);
      const [first] = items;
      const count = items.length;
      // A record does not say which of several items it concerns.
      const isKnown = !aboutOneItem.has(type) || count === 1;
      const name =
        first && isKnown
          ? text('funds.items', { name: first.name, count })
          : text('funds.ofOrder', { number: order.number });
      return { name, href: paths.orderDetail.href({ id: order.id }) };
    }
    if (parcel)
      return {
        name: text('funds.parcel', { city: parcel.address.city }),
        href: paths.packageDetail.href({ id: parcel.id }),
      };
    if (payment) return { name: nameOf(payment), href: paths.payResult.href({ id: payment.id }) };
    return null;
  }

  function nameOf({ method, amount, creditedAmount, ...paid }: NonNullable<typeof payment>) {
    if (isInstead) {
      const plan = paid.payable?.__typename === 'PackingPlan' ? paid.payable.number : '';
      return paid.order?.number ?? plan;
    }
    const differs = creditedAmount != null && creditedAmount !== amount;
    return differs
      ? text('funds.by.told', { told: formatFen(amount) })
      : text(`funds.by.${method}`);
  }
}

/** A refund of an item is about one of those that were refunded. */
function itemsPerhapsMeant<Item extends { status: string }>(
  { type }: Pick<FundRecords_RecordFragment, 'type'>,
  items: readonly Item[],
): readonly Item[] {
  return type === 'ITEM_REFUND' ? items.filter(({ status }) => status === 'REFUNDED') : items;
}
