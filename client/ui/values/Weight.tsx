import { FormattedNumber } from 'react-intl';

const GRAMS_PER_KILOGRAM = 1000;

/** A weight given in grams, to the gram: below 1 kg in grams, from there in kilograms. */
export function Weight({ grams }: { grams: number }) {
  if (grams < GRAMS_PER_KILOGRAM) {
    return <FormattedNumber value={grams} style="unit" unit="gram" />;
  }
  return (
    <FormattedNumber
      value={grams / GRAMS_PER_KILOGRAM}
      style="unit"
      unit="kilogram"
      maximumFractionDigits={3}
    />
  );
}
