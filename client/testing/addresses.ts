import type { AddressAction } from '../gql/graphql';

/** An entry of the address book. */
export function address(given: Record<string, unknown> = {}) {
  return {
    __typename: 'Address' as const,
    id: 'a1',
    label: 'Home',
    firstName: 'Mei',
    lastName: 'Lin',
    email: 'mei@example.com',
    phone: '+49 30 1234567',
    countryCode: 'DE',
    countryName: 'Germany',
    province: 'Berlin',
    city: 'Berlin',
    detail: 'Karl-Marx-Allee 12',
    postcode: '10243',
    cityLine: '10243 Berlin',
    fullName: 'Mei Lin',
    isDefault: true,
    availableActions: ['EDIT'] as AddressAction[],
    ...given,
  };
}

/** An entry that is not the default one. */
export const office = (given: Record<string, unknown> = {}) =>
  address({
    id: 'a2',
    label: 'Office',
    isDefault: false,
    availableActions: ['EDIT', 'SET_DEFAULT', 'DELETE'],
    ...given,
  });
