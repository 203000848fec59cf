import { FormattedMessage } from 'react-intl';
import type { PaymentTargetKind } from '../../gql/graphql';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/Link';
import { formatFen } from '../../ui/values/moneyText';

interface CreditedTextProps {
  kind: PaymentTargetKind;
  /** Fen that were charged. */
  credited: number;
}

/** That a card was charged although its purpose was gone, and where the money is. */
export function CreditedText({ kind, credited }: CreditedTextProps) {
  return (
    <p>
      <FormattedMessage
        id={kind === 'RECHARGE' ? 'payments.credited.late' : 'payments.credited.instead'}
        values={{ kind, amount: formatFen(credited) }}
      />
    </p>
  );
}

/** Where money that was credited is seen. */
export function ToBalance() {
  return (
    <LinkButton look="solid" to={paths.fund.href()}>
      <FormattedMessage id="payments.recharge.toBalance" />
    </LinkButton>
  );
}
