import { demoActor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { fen } from '../../kernel/money';
import type { Viewer } from '../../kernel/viewer';
import { openAccount, signIn, type Caller } from '../../modules/accounts/public';
import { createAddress } from '../../modules/addresses/public';
import { creditFund } from '../../modules/funds/public';
import { noCookies } from '../../platform/http/cookies';
import { demoShopper } from '../../modules/site/public';
import type { Services } from '../../platform/services';

/** A caller without a browser. */
const operatorCaller: Caller = {
  ...{ language: 'en', clientAddress: 'demo', userAgent: '' },
  ...{ cookies: noCookies, viewer: null },
};

/** Opens the account, or finds it after an interrupted seeding. */
export async function openDemoAccount(services: Services): Promise<Viewer> {
  try {
    await openAccount(services, {
      ...demoShopper,
      ...{ language: 'en', clientAddress: 'demo', isEmailVerified: true },
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'EMAIL_TAKEN') throw error;
  }
  return (await signIn(services, demoShopper, operatorCaller)).viewer;
}

/** Credits an initial balance. */
export async function fillDemoFund(services: Services): Promise<void> {
  await creditFund(services, demoActor, {
    email: demoShopper.email,
    amount: fen(10_000_00),
    remark: 'Money to play with',
    idempotencyKey: 'demo',
  });
}

/** Writes two addresses; returns the id of the default. */
export async function writeDemoAddresses(services: Services, viewer: Viewer): Promise<string> {
  const person = { firstName: 'Mira', lastName: 'Demo', email: demoShopper.email };
  const home = await createAddress(services, viewer, {
    ...person,
    label: 'Home',
    phone: '+1 212 555 0142',
    countryCode: 'US',
    province: 'New York',
    city: 'Brooklyn',
    detail: '77 Front Street, Apt 4',
    postcode: '11201',
    isDefault: true,
  });
  await createAddress(services, viewer, {
    ...person,
    label: 'Office',
    phone: '+49 30 5550142',
    countryCode: 'DE',
    province: '',
    city: 'Berlin',
    detail: 'Hafenplatz 5',
    postcode: '10963',
    isDefault: false,
  });
  return home;
}
