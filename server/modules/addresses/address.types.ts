import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import type { AddressAction } from './address.policy';
import { PostalAddressType } from '../delivery/public';
import { NodeType } from '../../platform/graphql/node';

export const AddressActionEnum = graphqlEnum<AddressAction>(
  'AddressAction',
  'What a shopper may do with an address.',
  {
    EDIT: 'Change its fields.',
    SET_DEFAULT: 'Make it the default address.',
    DELETE: 'Remove it from the address book.',
  },
);

@ObjectType('Address', {
  implements: [NodeType, PostalAddressType],
  description: 'One entry of the address book.',
})
export class AddressType extends PostalAddressType {
  @Field(() => ID, { description: 'Public id of the address.' })
  id!: string;

  @Field(() => String, { description: 'Name of the address card, e.g. Home.' })
  label!: string;

  @Field(() => Boolean, { description: 'Whether it is chosen unless the shopper says otherwise.' })
  isDefault!: boolean;
}

/** Base of the payloads of address book mutations. */
@ObjectType()
abstract class ChangedAddressBook {
  @Field(() => [AddressType], { description: 'The whole address book, the default first.' })
  addresses!: AddressType[];
}

@ObjectType()
export abstract class ChangedAddress extends ChangedAddressBook {
  @Field(() => AddressType, { description: 'The address as it is now.' })
  address!: AddressType;
}

@ObjectType({ description: 'The new address and its address book.' })
export class CreateAddressPayload extends ChangedAddress {}

@ObjectType({ description: 'The changed address and its address book.' })
export class UpdateAddressPayload extends ChangedAddress {}

@ObjectType({ description: 'The new default address and its address book.' })
export class SetDefaultAddressPayload extends ChangedAddress {}

@ObjectType({ description: 'What is left after an address was deleted.' })
export class DeleteAddressPayload extends ChangedAddressBook {
  @Field(() => ID, { description: 'Id of the address that is gone.' })
  deletedId!: string;
}
