import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import type { DeliveryGroup } from './delivery-line.entity';
import { FeeLineType } from './parcel.types';
import { CountryCodeScalar } from '../../platform/graphql/scalars';

export const DeliveryGroupEnum = graphqlEnum<DeliveryGroup>(
  'DeliveryGroup',
  'How fast a delivery line is.',
  {
    EXPRESS: '1–3 days.',
    DIRECT_INJECTION: '5–10 days.',
    POSTAL: '10–14 days.',
    OCEAN: '3–5 weeks.',
  },
);

@ObjectType('Country', { description: 'A country or territory of the world.' })
export class CountryType {
  @Field(() => CountryCodeScalar, { description: 'ISO 3166 code of two letters.' })
  code!: string;

  @Field(() => String, { description: "Name in the viewer's language." })
  name!: string;

  @Field(() => String, { description: "Name of its continent in the viewer's language." })
  continent!: string;

  @Field(() => Boolean, { description: 'Whether addresses there have a postcode.' })
  hasPostcode!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a postcode is required; if not, 000000 means none.',
  })
  needsPostcode!: boolean;

  @Field(() => Boolean, { description: 'Whether an address there names its province or state.' })
  needsProvince!: boolean;

  @Field(() => String, {
    description:
      'Names and lines of an address there, as an ECMAScript regular expression with the flag u: in Latin letters or those of the country.',
  })
  addressPattern!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Country code of its phone numbers without a plus: 49; null where it has none.',
  })
  callingCode!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A made-up phone number in its form, to show in a hint: +49 1512 3456789.',
  })
  examplePhone!: string | null;

  @Field(() => Boolean, { description: 'Whether we deliver there.' })
  served!: boolean;
}

@ObjectType('ShippingRange', {
  description: 'What sending goods of a weight may cost, by country and speed; without a promise.',
})
export class ShippingRangeType {
  @Field(() => Int, { description: 'Weight of the goods in grams, without packaging.' })
  goodsGrams!: number;

  @Field(() => MoneyScalar, { description: 'By the cheapest line to the cheapest country.' })
  lowest!: Money;

  @Field(() => MoneyScalar, { description: 'By the dearest line to the dearest country.' })
  highest!: Money;

  @Field(() => [DeliveryQuoteType], {
    description:
      'Of the lines that can carry it to the country asked for, cheapest first; empty without a country.',
  })
  quotes!: DeliveryQuoteType[];
}

@InterfaceType('Quote', {
  description: 'What a parcel costs with one delivery line, or why it cannot go with it.',
})
export abstract class QuoteType {
  @Field(() => ID, {
    description: 'Id of the delivery line, e.g. air-general; `deliveryLineId` of a packing plan.',
  })
  lineId!: string;

  @Field(() => String, { description: "Name of the line in the viewer's language." })
  name!: string;

  @Field(() => DeliveryGroupEnum, { description: 'How fast it is.' })
  group!: DeliveryGroup;

  @Field(() => Int, { description: 'Days to the door, at least.' })
  minDays!: number;

  @Field(() => Int, { description: 'Days to the door, at most.' })
  maxDays!: number;

  @Field(() => Int, { description: 'Weight of the items and a tenth for packaging, in grams.' })
  actualGrams!: number;

  @Field(() => Int, { description: 'What the volume counts as, in grams; 0 where it does not.' })
  volumetricGrams!: number;

  @Field(() => Int, { description: 'Chargeable weight in grams.' })
  chargeableGrams!: number;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Price of the first 500 g; null where the line does not serve the country.',
  })
  firstPrice!: Money | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Price of each further 500 g; null where the line does not serve the country.',
  })
  furtherPrice!: Money | null;

  @Field(() => Int, { description: 'The most the line carries, in grams of chargeable weight.' })
  maxGrams!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The longest side an item may have, in millimetres; null: any.',
  })
  maxSideMm!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The most an item's sides may add up to, in millimetres; null: any.",
  })
  maxSideSumMm!: number | null;

  @Field(() => [FeeLineType], {
    description: 'What the price is made of; empty where the line cannot be used.',
  })
  fees!: FeeLineType[];

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'The sum of the fees; null where the line cannot carry the parcel.',
  })
  total!: Money | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the line cannot carry this parcel, in the viewer's language; null if it can.",
  })
  unusableReason!: string | null;
}

@ObjectType('DeliveryQuote', {
  implements: QuoteType,
  description: 'What a parcel costs with one delivery line.',
})
export class DeliveryQuoteType extends QuoteType {}
