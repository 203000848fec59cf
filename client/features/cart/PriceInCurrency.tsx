import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { useText } from '../../i18n/useText';
import type { Currency } from '../../gql/graphql';
import { SelectField } from '../../ui/forms/fields';
import type { ItemDraft } from './itemDraft';
import type { TypedPrice } from './useTypedPrice';

/** Those of which the server knows rates, the commonest of shops first. */
const currencies = [
  'CNY',
  'JPY',
  'USD',
  'EUR',
  'GBP',
  'HKD',
  'AUD',
  'CAD',
  'SGD',
] satisfies Currency[];

interface PriceInCurrencyProps {
  form: Pick<UseFormReturn<ItemDraft>, 'control' | 'register'>;
  rate: TypedPrice['rate'];
  /** The field of the price. */
  children: ReactNode;
}

/** A price that is typed in, the currency that it is in, and by which rate it would be converted. */
export function PriceInCurrency({ form, rate, children }: PriceInCurrencyProps) {
  const text = useText();
  const currency = useWatch({ control: form.control, name: 'currency' });
  return (
    <div>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr) minmax(96px, 1fr)"
        alignItems="start"
      >
        {children}
        <SelectField {...form.register('currency')} label={text('cart.currency')} isRequired>
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </chakra.div>
      {rate && (
        <chakra.p fontSize="sm" color="muted" marginTop="1">
          <FormattedMessage
            id="cart.convertedAt"
            values={{
              currency,
              rate: <FormattedNumber value={rate.perUnit} maximumSignificantDigits={5} />,
              source: rate.source,
              date: <FormattedDate value={rate.asOf} dateStyle="medium" />,
            }}
          />
        </chakra.p>
      )}
    </div>
  );
}
