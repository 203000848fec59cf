import type { TestClient } from '../test-client';

const CREATE = `mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { id } } }`;

/** Creates an address for parcels, in Berlin by default. Returns its id. */
export async function buildAddress(
  shopper: TestClient,
  change: Record<string, unknown> = {},
): Promise<string> {
  const input = {
    label: 'Home',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone: '+49 30 123456',
    countryCode: 'DE',
    province: '',
    city: 'Berlin',
    detail: 'Unter den Linden 1',
    postcode: '10117',
    ...change,
  };
  return (await shopper.run(CREATE, { input })).createAddress.address.id;
}
