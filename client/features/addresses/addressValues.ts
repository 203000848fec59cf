import type { AddressCard_AddressFragment, CreateAddressInput } from '../../gql/graphql';
import type { useAppForm } from '../../ui/forms/useAppForm';

export type AddressValues = Required<Omit<CreateAddressInput, 'idempotencyKey'>>;

/** The form as its groups of fields use it. */
export type AddressFormState = Pick<
  ReturnType<typeof useAppForm<AddressValues>>,
  'control' | 'errors' | 'register' | 'setValue'
>;

export const blankAddress: AddressValues = {
  countryCode: '',
  label: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  province: '',
  city: '',
  detail: '',
  postcode: '',
  isDefault: false,
};

/** What stands in the form when an address is edited. */
export function addressValues(address: AddressCard_AddressFragment): AddressValues {
  const { countryCode, label, firstName, lastName, email, phone } = address;
  const { province, city, detail, postcode, isDefault } = address;
  return {
    ...{ countryCode, label, firstName, lastName, email, phone },
    ...{ province, city, detail, postcode, isDefault },
  };
}

/** Written where a country has no postcodes but the form asks for one. */
export const NO_POSTCODE = '000000';
