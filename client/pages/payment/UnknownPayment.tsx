import { FileQuestion } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { useText } from '../../i18n/useText';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LinkButton } from '../../ui/Link';

/** Shown for an address without a payment of the viewer; links to past payments. */
export function UnknownPayment() {
  return (
    <EmptyState icon={FileQuestion} title={useText()('payments.unknown')}>
      <LinkButton to={paths.fund.href({})} look="solid">
        <FormattedMessage id="account.menu.fund" />
      </LinkButton>
    </EmptyState>
  );
}
