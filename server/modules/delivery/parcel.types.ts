import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { FeeLineCode } from '../../kernel/parcel';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';

const FeeLineCodeEnum = graphqlEnum<FeeLineCode>(
  'FeeLineCode',
  "What a part of a parcel's price is for.",
  {
    FIRST_WEIGHT: 'The first 500 g.',
    FURTHER_WEIGHT: 'Each further 500 g begun.',
    CUSTOMS_DECLARATION: 'Declaring the parcel to customs.',
    STORAGE: 'Storage beyond the free days.',
    EXTRA_PROTECTION: 'Padding and corner protection, if chosen.',
    REMOVE_PACKAGING: "Taking off the shops' packaging, if chosen.",
    INSURANCE: 'A share of the declared value, if chosen.',
  },
);

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
