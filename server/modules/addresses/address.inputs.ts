import { ValidateBy } from 'class-validator';
import { InputType } from 'type-graphql';
import {
  EmailField,
  FlagField,
  IdField,
  PhoneField,
  TextField,
} from '../../platform/graphql/input-fields';
import { nameFields, type NamesOfFields } from '../../platform/validation/described-fields';
import { plainCode, plainWords } from '../../platform/validation/pasted-text';
import { RuledAcross, says } from '../../platform/validation/validation-keys';
import { RepeatKeyField } from '../../platform/graphql/repeatable-input';
import { CountryCodeScalar } from '../../platform/graphql/scalars';
import { isServedCountry } from '../delivery/public';
import { addressFieldTexts } from './address-fields.texts';
import { postalProblem } from './deliverable';

const ANY_ADDRESS = 'Id of one of your addresses.';

/** Refuses a country no delivery line reaches. */
function ServedCountry(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isServedCountry(value);
  return ValidateBy({ name: 'servedCountry', validator: { validate } }, says('country'));
}

/** Rules of the country's post; above the field's decorator, so that the field's own rules report first. */
const Postal = () => RuledAcross(postalProblem);

/** VA-08: everything but the province is required. */
@InputType()
@nameFields(addressFieldTexts satisfies NamesOfFields<Exclude<keyof AddressFields, 'isDefault'>>)
export abstract class AddressFields {
  @TextField('Name of the address card, e.g. Home.', { min: 1, max: 40 })
  label!: string;

  @Postal()
  @TextField('First name of the consignee.', { min: 1, max: 60, read: plainWords })
  firstName!: string;

  @Postal()
  @TextField('Last name of the consignee.', { min: 1, max: 60, read: plainWords })
  lastName!: string;

  @EmailField('Email address of the consignee.')
  email!: string;

  @Postal()
  @PhoneField(
    'Phone number of the consignee; the code of the country is put before one that has none.',
  )
  phone!: string;

  @TextField('ISO 3166 code of a served country, upper case: DE.', {
    ...{ min: 1, max: 2 },
    scalar: CountryCodeScalar,
  })
  @ServedCountry()
  countryCode!: string;

  @Postal()
  @TextField('Province or state; may be empty where `needsProvince` of the country is false.', {
    max: 80,
    read: plainWords,
  })
  province!: string;

  @Postal()
  @TextField('City.', { min: 1, max: 80, read: plainWords })
  city!: string;

  @Postal()
  @TextField('Street, house number and further delivery details.', {
    min: 1,
    max: 200,
    read: plainWords,
  })
  detail!: string;

  @TextField(
    'Postcode; 000000 where the country has none, or where most people do not know theirs ' +
      '(`needsPostcode` of the country is false).',
    { min: 1, max: 16, read: plainCode, missing: Postal() },
  )
  postcode!: string;

  @FlagField('True makes it the default. False leaves the default where it is.', {
    defaultValue: false,
  })
  isDefault!: boolean;
}

@InputType({ description: 'A new address as the shopper fills it in.' })
export class CreateAddressInput extends AddressFields {
  @RepeatKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'All fields of an address as they are to be.' })
export class UpdateAddressInput extends AddressFields {
  @IdField(ANY_ADDRESS)
  addressId!: string;
}

@InputType({ description: 'The address to make the default.' })
export class SetDefaultAddressInput {
  @IdField(ANY_ADDRESS)
  addressId!: string;
}

@InputType({ description: 'The address to delete.' })
export class DeleteAddressInput {
  @IdField('Id of one of your addresses that is not the default.')
  addressId!: string;
}
