import { FormattedMessage, FormattedNumber } from 'react-intl';
import { formatFen } from '../../ui/values/moneyText';

interface FeeWordsProps {
  method: { feeBasisPoints: number; handlingFee?: number };
}

/** The fee of a method as a percentage and, if known, in yuan. */
export function FeeWords({ method: { feeBasisPoints, handlingFee } }: FeeWordsProps) {
  if (feeBasisPoints === 0) return <FormattedMessage id="payments.noFee" />;
  const share = <FeeShare basisPoints={feeBasisPoints} />;
  if (!handlingFee) return <FormattedMessage id="payments.feeShare" values={{ share }} />;
  return <FormattedMessage id="payments.fee" values={{ share, fee: formatFen(handlingFee) }} />;
}

const BASIS_POINTS = 10_000;

/** Hundredths of a percent, e.g. 290 as 2.9%. */
export function FeeShare({ basisPoints }: { basisPoints: number }) {
  return (
    <FormattedNumber value={basisPoints / BASIS_POINTS} style="percent" maximumFractionDigits={2} />
  );
}
