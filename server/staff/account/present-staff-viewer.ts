import { accessOf, lockOf, staffAreas, type StaffViewer } from '../../modules/staff/public';
import type { StaffViewerType } from './account.types';

/** Returns the signed-in person with the areas that their roles open. */
export function presentStaffViewer(viewer: StaffViewer): StaffViewerType {
  const rights = staffAreas
    .map((area) => ({ area, access: accessOf(viewer.roles, area) }))
    .filter(({ access }) => access !== 'NONE');
  return { ...viewer, rights, locksAt: lockOf(viewer) };
}
