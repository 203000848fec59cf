import { Field, InterfaceType } from 'type-graphql';
import { CountryCodeScalar, EmailAddressScalar } from '../../platform/graphql/scalars';

/** Descriptions of computed lines, shared by GraphQL and REST. */
export const postalWords = {
  fullName: 'Name of the consignee, the family name first where its script has it so.',
  cityLine: 'City, province and postcode in one line, as the post of its country expects them.',
};

/** `PostalAddressResolver` adds the lines of a label that are worked out. */
@InterfaceType('PostalAddress', { description: 'Recipient and address of a parcel.' })
export abstract class PostalAddressType {
  @Field(() => String, { description: 'First name of the consignee.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name of the consignee.' })
  lastName!: string;

  @Field(() => EmailAddressScalar, { description: 'Email address of the consignee.' })
  email!: string;

  @Field(() => String, { description: 'Phone number of the consignee.' })
  phone!: string;

  @Field(() => CountryCodeScalar, { description: 'The country.' })
  countryCode!: string;

  @Field(() => String, { description: 'Province or state; may be empty.' })
  province!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'Street, house number and further delivery details.' })
  detail!: string;

  @Field(() => String, { description: 'Postcode; 000000 where the country has none.' })
  postcode!: string;
}
