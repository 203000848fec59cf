import { generateSync } from 'otplib';
import type { Clock } from '../../kernel/clock';
import {
  addStaffMember,
  confirmFactor,
  findStaffViewer,
  listStaff,
  redeemStaffLink,
  signOutStaff,
  type StaffRole,
} from '../../modules/staff/public';
import { withLease } from '../../platform/db/lease';
import type { Services } from '../../platform/services';

/** One person for each role; all have this password. */
export const demoStaff = {
  password: 'demo-staff-1',
  people: [
    { role: 'OWNER', name: 'Olga Demo', email: 'owner@staff.example' },
    { role: 'BUYER', name: 'Bao Demo', email: 'buyer@staff.example' },
    { role: 'CLERK', name: 'Carla Demo', email: 'clerk@staff.example' },
    { role: 'PACKER', name: 'Pavel Demo', email: 'packer@staff.example' },
    { role: 'BOOKKEEPER', name: 'Bella Demo', email: 'bookkeeper@staff.example' },
    { role: 'EDITOR', name: 'Emil Demo', email: 'editor@staff.example' },
    { role: 'SUPPORT', name: 'Sana Demo', email: 'support@staff.example' },
  ],
} as const satisfies {
  readonly password: string;
  readonly people: readonly {
    readonly role: StaffRole;
    readonly name: string;
    readonly email: string;
  }[];
};

/** Known to everybody, which is why it opens nothing but a demo. */
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Returns the code that the authenticator app of every person of the demo shows now. */
export function demoFactorCode(clock: Clock): string {
  return generateSync({ secret: SECRET, epoch: Math.floor(clock.now().getTime() / 1_000) });
}

/**
 * Adds the people of the demo that are missing. Of several processes that start at once one does, and the others wait.
 */
export async function seedStaff(services: Services & { readonly staffUrl: string }): Promise<void> {
  if ((await missingPeople(services)).length === 0) return;
  await withLease(services, 'demo-staff', async () => {
    for (const { role, ...person } of await missingPeople(services))
      await addPerson(services, { ...person, roles: [role], language: 'en' });
  });
}

async function missingPeople(services: Services) {
  const known = new Set((await listStaff(services)).map(({ email }) => email));
  return demoStaff.people.filter(({ email }) => !known.has(email));
}

async function addPerson(
  services: Services & { readonly staffUrl: string },
  person: Parameters<typeof addStaffMember>[2],
): Promise<void> {
  const { link } = await addStaffMember(services, { kind: 'DEMO' }, person);
  const token = new URL(link).searchParams.get('token') ?? '';
  const caller = { clientAddress: 'demo', device: '', station: null, requestId: null };
  const session = await redeemStaffLink(services, { token, password: demoStaff.password }, caller);
  const viewer = await findStaffViewer(services, session);
  if (!viewer) return;
  if (viewer.state === 'ENROL') {
    const code = demoFactorCode(services.clock);
    await confirmFactor(services, viewer, { code, secret: SECRET, requestId: null });
  }
  await signOutStaff(services, viewer, null);
}
