import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { AddressAction } from './address.policy';

export const AddressActionEnum = graphqlEnum<AddressAction>(
  'AddressAction',
  'What a shopper may do with an address.',
  {
    EDIT: 'Change its fields.',
    SET_DEFAULT: 'Make it the default address.',
    DELETE: 'Remove it from the address book.',
  },
);

@ObjectType('Address', { description: 'One entry of the address book (EN-06).' })
export class AddressType {
  @Field(() => ID, { description: 'Public id of the address.' })
  id!: string;

  @Field(() => String, { description: 'Name of the address card, e.g. Home.' })
  label!: string;

  @Field(() => String, { description: 'First name of the consignee.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name of the consignee.' })
  lastName!: string;

  @Field(() => String, { description: 'Email address of the consignee.' })
  email!: string;

  @Field(() => String, { description: 'Phone number of the consignee.' })
  phone!: string;

  @Field(() => String, { description: 'ISO 3166 code of the country: DE.' })
  countryCode!: string;

  @Field(() => String, { description: 'Province or state; may be empty.' })
  province!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'Street, house number and whatever leads to the door.' })
  detail!: string;

  @Field(() => String, { description: 'Postcode.' })
  postcode!: string;

  @Field(() => Boolean, { description: 'Whether it is chosen unless the shopper says otherwise.' })
  isDefault!: boolean;
}

@ObjectType({ description: 'An address that was written, and the book it stands in.' })
export class AddressPayload {
  @Field(() => AddressType, { description: 'The address as it is now.' })
  address!: AddressType;

  @Field(() => [AddressType], { description: 'The whole address book, the default first.' })
  addresses!: AddressType[];
}

@ObjectType({ description: 'What is left after an address was deleted.' })
export class DeleteAddressPayload {
  @Field(() => ID, { description: 'Id of the address that is gone.' })
  deletedId!: string;

  @Field(() => [AddressType], { description: 'The whole address book, the default first.' })
  addresses!: AddressType[];
}
