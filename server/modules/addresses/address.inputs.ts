import { ValidateBy } from 'class-validator';
import { InputType } from 'type-graphql';
import {
  EmailField,
  FlagField,
  PhoneField,
  says,
  TextField,
} from '../../platform/graphql/input-fields';
import { isServedCountry } from '../delivery/public';

/** Refuses a country no delivery line reaches. */
function ServedCountry(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isServedCountry(value);
  return ValidateBy({ name: 'servedCountry', validator: { validate } }, says('country'));
}

/** VA-08: everything but the province is required. */
@InputType({ description: 'An address as the shopper fills it in.' })
export class AddressInput {
  @TextField('Name of the address card, e.g. Home.', { min: 1, max: 40 })
  label!: string;

  @TextField('First name of the consignee.', { min: 1, max: 60 })
  firstName!: string;

  @TextField('Last name of the consignee.', { min: 1, max: 60 })
  lastName!: string;

  @EmailField('Email address of the consignee.')
  email!: string;

  @PhoneField('Phone number of the consignee.')
  phone!: string;

  @TextField('ISO 3166 code of a served country, upper case: DE.', { min: 1, max: 2 })
  @ServedCountry()
  countryCode!: string;

  @TextField('Province or state; may be empty.', { max: 80 })
  province!: string;

  @TextField('City.', { min: 1, max: 80 })
  city!: string;

  @TextField('Street, house number and whatever else leads to the door.', { min: 1, max: 200 })
  detail!: string;

  @TextField('Postcode.', { min: 1, max: 16 })
  postcode!: string;

  @FlagField('True makes it the default. False leaves the default where it is.', {
    defaultValue: false,
  })
  isDefault!: boolean;
}
