import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { PickRow } from '../../ui/forms/PickRow';
import { DocumentSection } from '../../ui/document/DocumentSection';
import { formatFen } from '../../ui/values/moneyText';
import { SentenceGap } from '../../ui/values/SentenceGap';
import { FeeShare, FeeWords } from './FeeWords';
import type { PaymentWay, TopUps } from './paymentWays';
import type { PaymentChoice } from './usePaymentChoice';

interface RemainderMethodProps {
  letter: string;
  choice: PaymentChoice;
}

/** The ways to pay what the balance does not, each with what is finally paid by it. */
export function RemainderMethod({ letter, choice }: RemainderMethodProps) {
  const text = useText();
  const { ways, way: chosen, choose, fromBalance } = choice;
  const title = text(fromBalance > 0 ? 'payments.restBy' : 'payments.method');
  return (
    <DocumentSection letter={letter} title={title}>
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
    </DocumentSection>
  );
}

/** Describes a method and its fee or discount. */
function About({ way }: { way: PaymentWay }) {
  if (way.code === 'TOP_UP') return <AboutTopUp by={way.by} />;
  if (way.isTopUp) return <FormattedMessage id="payments.way.REMITTANCE.about" />;
  const { code, discount } = way.method;
  return (
    <>
      <FormattedMessage id={`payments.about.${code}`} />
      <SentenceGap />
      <FeeWords method={way.method} />
      {discount > 0 && (
        <>
          <SentenceGap />
          <FormattedMessage id="payments.discountOf" values={{ discount: formatFen(discount) }} />
        </>
      )}
    </>
  );
}

/** The fee of a top-up, shown before the choice as for every other method. */
function AboutTopUp({ by }: { by: TopUps['methods'] }) {
  const card = by.find(({ code }) => code === 'CARD');
  const byRemittance = String(by.some(({ code }) => code === 'WESTPAY'));
  const share = <FeeShare basisPoints={card?.feeBasisPoints ?? 0} />;
  return (
    <>
      <FormattedMessage id="payments.way.TOP_UP.about" />
      <SentenceGap />
      {card ? (
        <FormattedMessage id="payments.way.TOP_UP.fee" values={{ share, byRemittance }} />
      ) : (
        <FormattedMessage id="payments.noFee" />
      )}
    </>
  );
}
