export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Actions of others while an integrator's program waits. */
export interface WholeOrder {
  /** Buys the items of a paid order and receives them in the warehouse. */
  arrive(orderNumber: string): Promise<void>;
  /** Hands a paid package to its carrier. */
  send(packageNumber: string): Promise<void>;
}

export const contact = { name: 'Anna Lee', phone: '+49 30 1234567', email: 'anna@example.com' };

export const teapot = {
  url: 'https://shop.example.com/item?id=7',
  name: 'Teapot',
  unitPrice: 12_50,
};

export const address = {
  ...{ label: 'Home', firstName: 'Anna', lastName: 'Lee', email: 'anna@example.com' },
  ...{ phone: '+49 30 1234567', countryCode: 'DE', province: 'Berlin', city: 'Berlin' },
  ...{ detail: 'Torstr. 1', postcode: '10119' },
};
