import { ReceiptJapaneseYen } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { useText } from '../../i18n/useText';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LinkButton } from '../../ui/Link';

/** Shown for an address without a valid payment target; `why` gives a more specific reason. */
export function NothingToPay({ why }: { why?: string }) {
  const text = useText();
  return (
    <EmptyState icon={ReceiptJapaneseYen} title={why ?? text('payments.nothing')}>
      <LinkButton to={paths.orders.href({ status: 'PENDING_PAYMENT' })} look="solid">
        <FormattedMessage id="account.menu.orders" />
      </LinkButton>
    </EmptyState>
  );
}
