import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { formatFen } from '../../ui/values/moneyText';
import { paySum } from './paymentWords';
import type { PaymentChoice } from './usePaymentChoice';

interface PayButtonProps {
  choice: PaymentChoice;
  /** Fen. */
  amount: number;
  isRunning: boolean;
  /** True on the receipt, where the button shows the amount; in the bar the amount is beside it. */
  isWide?: boolean;
}

/** Does what was chosen, and says what that is. */
export function PayButton({ choice, amount, isRunning, isWide = false }: PayButtonProps) {
  const text = useText();
  const { way, rest } = choice;
  const sum = rest === 0 ? formatFen(amount) : paySum(choice);
  const how = rest === 0 || !way ? 'BALANCE' : way.code;
  return (
    <Button
      type="submit"
      look="primary"
      isDisabled={rest > 0 && !way}
      isBusy={isRunning}
      minHeight="48px"
      {...(isWide && { width: '100%', marginTop: '4', display: { mdDown: 'none' } })}
    >
      {isWide ? text(`payments.do.${how}`, { sum }) : text(`payments.doShort.${how}`)}
    </Button>
  );
}
