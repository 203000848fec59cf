import { generateSync } from 'otplib';
import { addStaffMember, redeemStaffLink, type StaffRole } from '../../modules/staff/public';
import type { StaffClient } from '../staff-client';
import type { TestApp } from '../test-app';
import { startTestApp } from '../test-app';

export const STAFF_URL = 'https://staff.tidebox.example';
export const STAFF_PASSWORD = 'a long password';

/** The shop with its staff console on a second port. */
export function startWithConsole(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<TestApp> {
  return startTestApp({ ...options, environment: { STAFF_URL, ...options.environment } });
}

export const signInDocument = `mutation SignIn($email: EmailAddress!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { viewer { id state roles } }
}`;

export const confirmDocument = `mutation Confirm($code: String!, $secret: String) {
  confirmFactor(input: { code: $code, secret: $secret }) { recoveryCodes viewer { state } }
}`;

/** The code that an authenticator app shows at the app's time. */
export function codeOf({ clock }: TestApp, secret: string): string {
  return generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1_000) });
}

export interface Employee {
  readonly id: string;
  readonly email: string;
  readonly browser: StaffClient;
  /** Secret of their authenticator app; empty where their roles need none. */
  readonly secret: string;
}

let count = 0;

/** A person of these roles, signed in as people do. */
export async function employ(app: TestApp, ...roles: StaffRole[]): Promise<Employee> {
  const email = `${roles.join('-').toLowerCase()}-${(count += 1)}@staff.example`;
  const services = { ...app.services, staffUrl: STAFF_URL };
  const person = { email, name: `Person ${count}`, roles, language: 'en' as const };
  const { id, link } = await addStaffMember(services, { kind: 'COMMAND', name: 'root' }, person);
  const token = new URL(link).searchParams.get('token') ?? '';
  const caller = { clientAddress: 'test', device: '', station: null, requestId: null };
  await redeemStaffLink(services, { token, password: STAFF_PASSWORD }, caller);
  const browser = app.newStaffBrowser();
  const { signIn } = await browser.run(signInDocument, { email, password: STAFF_PASSWORD });
  if (signIn.viewer.state === 'READY') return { id, email, browser, secret: '' };
  const { beginFactor } = await browser.run('{ beginFactor { secret uri } }');
  const { secret } = beginFactor;
  await browser.run(confirmDocument, { code: codeOf(app, secret), secret });
  return { id, email, browser, secret };
}
