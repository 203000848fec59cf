import { FileQuestion } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { useText } from '../../i18n/useText';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LinkButton } from '../../ui/Link';

/** Where an address names no payment of the viewer's: on to what was paid. */
export function UnknownPayment() {
  return (
    <EmptyState icon={FileQuestion} title={useText()('payments.unknown')}>
      <LinkButton to={paths.fund.href({})} look="solid">
        <FormattedMessage id="account.menu.fund" />
      </LinkButton>
    </EmptyState>
  );
}
