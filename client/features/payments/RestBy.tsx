import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { PickRow } from '../../ui/forms/PickRow';
import { SheetSection } from '../../ui/paper/SheetSection';
import { formatFen } from '../../ui/values/moneyText';
import { FeeWords } from './FeeWords';
import type { PaymentWay } from './paymentWays';
import type { PaymentChoice } from './usePaymentChoice';

interface RestByProps {
  letter: string;
  choice: PaymentChoice;
}

/** The ways to pay what the balance does not, each with what is finally paid by it. */
export function RestBy({ letter, choice }: RestByProps) {
  const text = useText();
  const { ways, way: chosen, choose, fromBalance } = choice;
  const title = text(fromBalance > 0 ? 'payments.restBy' : 'payments.method');
  return (
    <SheetSection letter={letter} title={title}>
      {ways.length === 0 && (
        <p>
          <FormattedMessage id="payments.noMethod" />
        </p>
      )}
      {/* The heading of the section names them already. */}
      <fieldset aria-label={title}>
        {ways.map((way) => (
          <PickRow
            key={way.code}
            name="method"
            label={way.isTopUp ? text(`payments.way.${way.code}`) : way.method.name}
            price={formatFen(way.isTopUp ? way.amount : way.method.actualPayment)}
            checked={way === chosen}
            onChange={() => choose(way.code)}
          >
            <About way={way} />
          </PickRow>
        ))}
      </fieldset>
    </SheetSection>
  );
}

/** How it goes, what it costs on top or takes off. */
function About({ way }: { way: PaymentWay }) {
  if (way.isTopUp) return <FormattedMessage id={`payments.way.${way.code}.about`} />;
  const { code, discount } = way.method;
  return (
    <>
      <FormattedMessage id={`payments.about.${code}`} /> <FeeWords method={way.method} />
      {discount > 0 && (
        <>
          {' '}
          <FormattedMessage id="payments.discountOf" values={{ discount: formatFen(discount) }} />
        </>
      )}
    </>
  );
}
