import { FormattedNumber } from 'react-intl';
import { unbrokenUnits } from './unbrokenUnits';

const GRAMS_PER_KILOGRAM = 1000;

/** A weight in grams: below 1 kg in grams, from there in kilograms. There is no text to translate. */
export function Weight({ grams }: { grams: number }) {
  const isLight = grams < GRAMS_PER_KILOGRAM;
  return (
    <FormattedNumber
      value={isLight ? grams : grams / GRAMS_PER_KILOGRAM}
      style="unit"
      unit={isLight ? 'gram' : 'kilogram'}
      maximumFractionDigits={3}
    >
      {(formatted) => <span translate="no">{unbrokenUnits(formatted)}</span>}
    </FormattedNumber>
  );
}
