import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { currencies, type Currency } from '../../kernel/currency';

const CurrencyEnum = Object.fromEntries(currencies.map((code) => [code, code]));
registerEnumType(CurrencyEnum, {
  name: 'Currency',
  description: 'In what amounts can be shown, by ISO 4217; everything settles in CNY.',
  valuesConfig: {
    CNY: { description: 'Chinese yuan, in which everything settles.' },
    USD: { description: 'US dollar.' },
    EUR: { description: 'Euro.' },
    GBP: { description: 'Pound sterling.' },
    AUD: { description: 'Australian dollar.' },
    CAD: { description: 'Canadian dollar.' },
    JPY: { description: 'Japanese yen; without decimals.' },
    HKD: { description: 'Hong Kong dollar.' },
    SGD: { description: 'Singapore dollar.' },
  },
});

@ObjectType('ExchangeRate', { description: 'What one yuan is worth in a currency.' })
export class ExchangeRateType {
  @Field(() => CurrencyEnum, { description: 'The currency.' })
  currency!: Currency;

  @Field(() => String, { description: 'Units of it for one yuan, a decimal such as "0.1405".' })
  rate!: string;
}

@ObjectType('ExchangeRates', { description: 'Rates for showing amounts in other currencies.' })
export class ExchangeRatesType {
  @Field(() => String, { description: "Who published them, in the viewer's language." })
  source!: string;

  @Field(() => Date, { description: 'For when they were published.' })
  asOf!: Date;

  @Field(() => [ExchangeRateType], { description: 'One for each currency, that of CNY is "1".' })
  rates!: readonly ExchangeRateType[];
}
