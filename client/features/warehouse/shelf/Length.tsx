import { FormattedMessage, FormattedNumber } from 'react-intl';

const MM_PER_CM = 10;

/** A length given in millimetres, shown in centimetres. */
export function Length({ mm }: { mm: number }) {
  return (
    <FormattedMessage
      id="warehouse.length"
      values={{ length: <FormattedNumber value={mm / MM_PER_CM} /> }}
    />
  );
}
