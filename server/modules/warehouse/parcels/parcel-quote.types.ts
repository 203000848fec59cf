import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../../kernel/money';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import { DeliveryQuoteType, QuoteType, type Quote } from '../../delivery/public';
import { listOf } from '../../../platform/graphql/list-of';
import type { Estimate, ItemAddition } from './estimate-parcel';
import type { PricedParcel } from './price-parcel';
import { CountryCodeScalar } from '../../../platform/graphql/scalars';

/** `source` keeps the data of the insights; the resolver computes them on request. */
@ObjectType('ParcelQuote', {
  implements: QuoteType,
  description: 'What your stored items cost with one delivery line, and what would make it less.',
})
export class ParcelQuoteType extends QuoteType {
  source!: { readonly quote: Quote; readonly parcel: PricedParcel };
}

@ObjectType('VolumeSurcharge', {
  description: 'What a parcel costs more because a line charges it by volume.',
})
export class VolumeSurchargeType {
  @Field(() => ID, { description: 'The stored item behind it: the longest, or the bulkiest.' })
  storedItemId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "Its side that reached the line's threshold, in millimetres; null where the line always counts the volume.",
  })
  sideMm!: number | null;

  @Field(() => Int, {
    description: 'What would be charged for if the volume did not count, in grams.',
  })
  gramsWithoutVolume!: number;

  @Field(() => MoneyScalar, { description: 'What the total is higher by.' })
  extra!: Money;
}

@ObjectType('ItemSaving', {
  description: 'What a parcel would cost less without one of its items.',
})
export class ItemSavingType {
  @Field(() => ID, { description: 'The stored item to leave out.' })
  storedItemId!: string;

  @Field(() => MoneyScalar, { description: 'The total with it less the total without it.' })
  saving!: Money;

  @Field(() => MoneyScalar, {
    description: 'The part that is only put off: overdue storage, owed when it travels later.',
  })
  storageStillDue!: Money;
}

@ObjectType('ItemAddition', {
  description: 'What a parcel would cost more at least with one more item of the shelf.',
})
export class ItemAdditionType implements ItemAddition {
  @Field(() => ID, { description: 'The stored item to add.' })
  storedItemId!: string;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The lowest total with it less the lowest total without it, by whichever lines; null where no line carries the parcel with it.',
  })
  extra!: Money | null;
}

/** `source` keeps the data of the additions; the resolver computes them on request. */
@ObjectType('ParcelEstimate', { description: 'What stored items cost to send at least.' })
export class ParcelEstimateType {
  @Field(() => CountryCodeScalar, { description: 'ISO 3166 code of the country they go to.' })
  countryCode!: string;

  @Field(() => String, { description: "Name of the country in the viewer's language." })
  countryName!: string;

  @Field(() => DeliveryQuoteType, {
    nullable: true,
    description: 'The cheapest line, without options; null where none carries the parcel.',
  })
  cheapest!: DeliveryQuoteType | null;

  @Field(() => [DeliveryQuoteType], {
    description: 'The lines that carry the parcel, without options, the cheapest first.',
    ...listOf(30),
  })
  lines!: DeliveryQuoteType[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Up to which chargeable weight the cheapest line costs the same, in grams; null without a line.',
  })
  paidUpToGrams!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Grams of further goods that would cost nothing with the cheapest line; null without a line, and where the volume of the parcel counts.',
  })
  spareGrams!: number | null;

  source!: Estimate['source'];
}
