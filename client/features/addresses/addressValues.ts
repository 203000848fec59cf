import type {
  AddressCard_AddressFragment,
  AddressForm_ViewerFragment,
  CreateAddressInput,
} from '../../gql/graphql';
import type { useAppForm } from '../../ui/forms/useAppForm';

export type AddressValues = Required<Omit<CreateAddressInput, 'idempotencyKey'>>;

/** The form as its groups of fields use it. */
export type AddressFormState = Pick<
  ReturnType<typeof useAppForm<AddressValues>>,
  'control' | 'errors' | 'getValues' | 'register' | 'setValue' | 'trigger'
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

/**
 * Returns the values that a shopper's first address begins with: their email address and the contact of their
 * last order. The last word of a name is taken for the family's; of a Chinese name the first character.
 */
export function firstAddress({
  email,
  suggestedContact,
}: AddressForm_ViewerFragment): AddressValues {
  const { name = '', phone = '' } = suggestedContact ?? {};
  const [, chineseLast, chineseFirst] = /^(\p{Script=Han})(\p{Script=Han}{1,3})$/u.exec(name) ?? [];
  const [, first = name, last = ''] = /^(.+) (\S+)$/.exec(name) ?? [];
  return {
    ...blankAddress,
    ...{ email, phone, firstName: chineseFirst ?? first, lastName: chineseLast ?? last },
  };
}

/** Returns the form values of an existing address. */
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
