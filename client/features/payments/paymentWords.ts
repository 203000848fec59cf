import type { useText } from '../../i18n/useText';
import { formatFen } from '../../ui/values/moneyText';
import type { PaymentChoice } from './usePaymentChoice';

type Text = ReturnType<typeof useText>;

/** Returns the amount that the button pays now. */
export function paySum({ way, fromBalance }: PaymentChoice): string {
  if (!way) return formatFen(fromBalance);
  return formatFen(way.isTopUp ? way.amount : way.method.actualPayment);
}

/** Returns a short text about the sources of that amount. */
export function payNote(text: Text, { way, fromBalance }: PaymentChoice): string {
  if (!way) return text('payments.note.balance');
  if (way.isTopUp) return text('payments.note.topUp');
  if (fromBalance === 0) return text('payments.note.card');
  return text('payments.note.both', { balance: formatFen(fromBalance) });
}
