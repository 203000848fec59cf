import type { StaffAccess, StaffArea } from './gql/graphql';

/** What a person may do in an area, each including those before it. */
const accessLevels: readonly StaffAccess[] = ['NONE', 'READ', 'ASK', 'CONFIRMED', 'DO'];

export interface Right {
  readonly area: StaffArea;
  readonly access: StaffAccess;
}

/** Returns whether somebody's rights reach what a screen needs. The server decides anew; this only spares dead ends. */
export function mayOpen(rights: readonly Right[], needs: Right | null): boolean {
  if (needs === null) return true;
  const access = rights.find(({ area }) => area === needs.area)?.access ?? 'NONE';
  return accessLevels.indexOf(access) >= accessLevels.indexOf(needs.access);
}
