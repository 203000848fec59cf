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

/** Explains that a card was charged after its purpose had ended, and that the money was credited. */
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

/** Links to the balance with the credited money. */
export function ToBalance() {
  return (
    <LinkButton look="solid" to={paths.fund.href()}>
      <FormattedMessage id="payments.recharge.toBalance" />
    </LinkButton>
  );
}
