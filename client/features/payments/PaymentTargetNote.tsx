import { readFragment } from '../../gql';
import {
  PaidOrder_OrderFragmentDoc,
  PaidPlan_PlanFragmentDoc,
  PaidQuestion_QuestionFragmentDoc,
  type PaymentScreenQuery,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { PaymentDeadline } from './PaymentDeadline';
import { shopsOf } from '../../ui/values/shopsOf';
import { dotted } from '../../ui/values/dotted';
import { formatFen } from '../../ui/values/moneyText';
import { WithNumbers } from '../../ui/values/WithNumbers';
import { ItemsInBox } from './ItemsInBox';

interface PaymentTargetNoteProps {
  quote: NonNullable<PaymentScreenQuery['paymentQuote']>;
}

/** The items to be paid and the deadline. */
export function PaymentTargetNote({ quote: { payable, kind, dueAt } }: PaymentTargetNoteProps) {
  const text = useText();
  const deadline = dueAt && <PaymentDeadline until={dueAt} isSoon={kind === 'PACKING_PLAN'} />;
  if (payable?.__typename === 'Order') {
    const { items } = readFragment(PaidOrder_OrderFragmentDoc, payable);
    return (
      <ItemsInBox items={items} about={shopsOf(items)}>
        {deadline}
      </ItemsInBox>
    );
  }
  if (payable?.__typename === 'PackingPlan') {
    const plan = readFragment(PaidPlan_PlanFragmentDoc, payable);
    const { deliveryMethod, address } = plan;
    const way = text('payments.delivery', { line: deliveryMethod, country: address.countryName });
    return (
      <ItemsInBox items={plan.items} about={way}>
        {deadline}
      </ItemsInBox>
    );
  }
  if (payable?.__typename === 'OrderQuestion') {
    const question = readFragment(PaidQuestion_QuestionFragmentDoc, payable);
    const { itemName, oldUnitPrice, newUnitPrice, substitute, item, order } = question;
    const prices = { old: formatFen(oldUnitPrice), now: formatFen(newUnitPrice) };
    const facts = dotted([
      text('payments.question.prices', prices),
      order && text('payments.question.order', { number: order.number }),
    ]);
    const name = substitute?.name ?? itemName;
    const specification = substitute?.specification ?? item?.specification ?? '';
    const things = item ? [{ ...item, name, specification }] : [];
    return (
      <ItemsInBox items={things} about={<WithNumbers>{facts}</WithNumbers>}>
        {deadline}
      </ItemsInBox>
    );
  }
  return deadline ?? null;
}
