import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { feeLineCodes, type FeeLineCode } from '../../kernel/parcel';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';

const FeeLineCodeEnum = Object.fromEntries(feeLineCodes.map((code) => [code, code]));
registerEnumType(FeeLineCodeEnum, {
  name: 'FeeLineCode',
  description: "What a part of a parcel's price is for.",
  valuesConfig: {
    FIRST_WEIGHT: { description: 'The first 500 g.' },
    FURTHER_WEIGHT: { description: 'Each further 500 g begun.' },
    CUSTOMS_DECLARATION: { description: 'Declaring the parcel to customs.' },
    STORAGE: { description: 'Storage beyond the free days.' },
    EXTRA_PROTECTION: { description: 'Padding and corner protection, if chosen.' },
    REMOVE_PACKAGING: { description: "Taking off the shops' packaging, if chosen." },
    INSURANCE: { description: 'A share of the declared value, if chosen.' },
  },
});

/** `label` depends on the language and is added by the resolver. */
@ObjectType('FeeLine', { description: "One part of a parcel's price." })
export class FeeLineType {
  @Field(() => FeeLineCodeEnum, { description: 'What it is for.' })
  code!: FeeLineCode;

  @Field(() => MoneyScalar, { description: 'What it costs.' })
  amount!: Money;
}

/** `countryName` depends on the language and is added by the resolver. */
@ObjectType('AddressSnapshot', {
  description: 'An address as it was when the parcel was confirmed; later edits do not reach it.',
})
export class AddressSnapshotType {
  @Field(() => String, { description: 'First name of the consignee.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name of the consignee.' })
  lastName!: string;

  @Field(() => String, { description: 'Email address of the consignee.' })
  email!: string;

  @Field(() => String, { description: 'Phone number of the consignee.' })
  phone!: string;

  @Field(() => String, { description: 'ISO 3166 code of the country.' })
  countryCode!: string;

  @Field(() => String, { description: 'Province or state; may be empty.' })
  province!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'Street, house number and whatever leads to the door.' })
  detail!: string;

  @Field(() => String, { description: 'Postcode.' })
  postcode!: string;
}
