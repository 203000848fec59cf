import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { Currency } from '../../kernel/currency';
import { DecimalScalar } from '../../platform/graphql/scalars';

export const CurrencyEnum = graphqlEnum<Currency>(
  'Currency',
  'In what amounts can be shown, by ISO 4217; everything settles in CNY.',
  {
    CNY: 'Chinese yuan, in which everything settles.',
    USD: 'US dollar.',
    EUR: 'Euro.',
    GBP: 'Pound sterling.',
    AUD: 'Australian dollar.',
    CAD: 'Canadian dollar.',
    JPY: 'Japanese yen; without decimals.',
    HKD: 'Hong Kong dollar.',
    SGD: 'Singapore dollar.',
  },
);

@ObjectType('ExchangeRate', { description: 'What one yuan is worth in a currency.' })
export class ExchangeRateType {
  @Field(() => CurrencyEnum, { description: 'The currency.' })
  currency!: Currency;

  @Field(() => DecimalScalar, {
    description: 'Units of it for one yuan, a decimal such as "0.1405".',
  })
  rate!: string;
}

@ObjectType('ExchangeRates', { description: 'Rates for showing amounts in other currencies.' })
export class ExchangeRatesType {
  @Field(() => String, { description: "Who published them, in the viewer's language." })
  source!: string;

  @Field(() => Date, { description: 'For when they were published.' })
  asOf!: Date;

  @Field(() => Boolean, {
    description: 'Whether they may no longer hold, because no newer ones could be had for days.',
  })
  isStale!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Says so for people, in the viewer's language; null while they hold.",
  })
  notice!: string | null;

  @Field(() => [ExchangeRateType], { description: 'One for each currency, that of CNY is "1".' })
  rates!: readonly ExchangeRateType[];
}
