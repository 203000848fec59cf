/** The roles of staff; a person may hold several. */
export const staffRoles = [
  'BUYER',
  'CLERK',
  'PACKER',
  'BOOKKEEPER',
  'EDITOR',
  'SUPPORT',
  'OWNER',
] as const;

export type StaffRole = (typeof staffRoles)[number];

/**
 * A role may do nothing in an area; see it; ask another person to do it; do it once a second person has confirmed; or do
 * it. Each level includes those before it.
 */
export const accessLevels = ['NONE', 'READ', 'ASK', 'CONFIRMED', 'DO'] as const;

export type Access = (typeof accessLevels)[number];

const [no, read, ask, two, full] = accessLevels;

/** Access by role, in the order of `staffRoles`; a row that lacks a role does not compile. */
type RowOf<Roles extends readonly unknown[]> = { readonly [Role in keyof Roles]: Access };

/** Every right of the staff console, as designed. An operation names its area and the access that it needs. */
const table = {
  // buyer, clerk, packer, bookkeeper, editor, support, owner
  BUYING: [full, read, no, read, no, read, full],
  RECEIVING: [no, full, read, no, no, read, full],
  CORRECTION_BEFORE_PACKING: [no, full, full, no, no, no, full],
  CORRECTION_AFTER_PACKING: [no, no, no, no, no, no, two],
  PACKING: [no, no, full, no, no, read, full],
  CASES: [full, full, full, read, no, full, full],
  SHOPPER_NAME: [read, read, read, read, no, read, read],
  SHOPPER_CONTACT: [no, no, no, read, no, full, full],
  PAYMENTS: [no, no, no, read, no, read, read],
  REFUNDS: [ask, no, no, full, no, ask, full],
  REMITTANCES: [no, no, no, full, no, no, read],
  PAYOUTS: [no, no, no, two, no, ask, two],
  DAY_CLOSE: [no, read, read, full, no, no, full],
  ARTICLES: [no, no, no, no, full, no, full],
  REVIEWS: [no, no, no, no, full, full, full],
  MESSAGE_TO_ONE: [no, no, no, no, full, full, full],
  MESSAGE_TO_ALL: [no, no, no, no, two, no, two],
  CONFIGURATION: [no, no, no, read, read, no, full],
  PRICES: [no, no, no, read, no, no, two],
  LEDGER_CHECK: [no, no, no, full, no, no, full],
  LEDGER_LIFT: [no, no, no, no, no, no, two],
  STAFF: [no, no, no, no, no, no, full],
} as const satisfies Record<string, RowOf<typeof staffRoles>>;

export type StaffArea = keyof typeof table;

export const staffAreas = Object.keys(table) as readonly StaffArea[];

/** Returns the largest access that any of these roles has in an area. */
export function accessOf(roles: readonly StaffRole[], area: StaffArea): Access {
  const levels = roles.map((role) => accessLevels.indexOf(table[area][staffRoles.indexOf(role)]!));
  return accessLevels[Math.max(0, ...levels)]!;
}

/** Returns whether these roles reach an access in an area. */
export function isAllowed(
  roles: readonly StaffRole[],
  { area, access }: { readonly area: StaffArea; readonly access: Access },
): boolean {
  return accessLevels.indexOf(accessOf(roles, area)) >= accessLevels.indexOf(access);
}

/** Roles that decide about money or people: they confirm with a second factor. */
export function needsFactor(roles: readonly StaffRole[]): boolean {
  return roles.includes('OWNER') || roles.includes('BOOKKEEPER');
}
