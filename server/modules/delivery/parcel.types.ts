import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { FeeLineCode, PackingOption } from '../../kernel/parcel';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { PostalAddressType } from './postal-address.types';

export const FeeLineCodeEnum = graphqlEnum<FeeLineCode>(
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

const PackingOptionEnum = graphqlEnum<PackingOption>('PackingOption', 'Packing options.', {
  EXTRA_PROTECTION: 'Padding and corner protection.',
  REMOVE_PACKAGING: "Taking off the shops' packaging.",
  INSURANCE: 'The declared value is paid out when the parcel is lost.',
});

@ObjectType('ChosenOption', { description: 'An option that was chosen for a parcel.' })
export class ChosenOptionType {
  @Field(() => PackingOptionEnum, { description: 'The option.' })
  code!: PackingOption;

  @Field(() => String, { description: "What it is called, in the viewer's language." })
  label!: string;
}

/** `label` depends on the language and is added by the resolver. */
@ObjectType('FeeLine', { description: "One part of a parcel's price." })
export class FeeLineType {
  @Field(() => FeeLineCodeEnum, { description: 'What it is for.' })
  code!: FeeLineCode;

  @Field(() => MoneyScalar, { description: 'What it costs.' })
  amount!: Money;
}

@ObjectType('AddressSnapshot', {
  implements: PostalAddressType,
  description: 'An address as it was when the parcel was confirmed; later edits do not reach it.',
})
export class AddressSnapshotType extends PostalAddressType {}
