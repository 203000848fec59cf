/** The public exports of staff. */
export { actorOf } from './actor-of';
export { beginFactor, confirmFactor, type FactorSetUp } from './factor/confirm-factor';
export { ownerOfStaffLink, redeemStaffLink, type LinkOwner } from './links/redeem-staff-link';
export { addStaffMember, inviteStaffMember, type NewStaffMember } from './members/add-staff-member';
export {
  reinstateStaff,
  resetStaffAccess,
  setStaffRoles,
  signOutEverywhere,
  suspendStaff,
} from './members/change-staff-member';
export { findStaffViewer, touchSession } from './sessions/find-staff-viewer';
export type { OpenedStaffSession } from './sessions/open-staff-session';
export { signInStaff } from './sessions/sign-in-staff';
export { signOutStaff } from './sessions/sign-out-staff';
export type { StaffCaller } from './sessions/staff-caller';
export { lockOf, STAFF_SESSION_MS } from './sessions/staff-session-life';
export {
  requireReady,
  requireRight,
  requireSession,
  type Right,
  type SessionState,
  type StaffViewer,
} from './sessions/staff-viewer';
export { unlockSession } from './sessions/unlock-session';
export type { StaffStatus } from './staff-member.machine';
export {
  accessOf,
  staffAreas,
  staffRoles,
  type Access,
  type StaffArea,
  type StaffRole,
} from './staff-rights.policy';
export {
  findStaffIdByEmail,
  findStaffMember,
  listStaff,
  type OpenStaffSession,
  type StaffEntry,
} from './staff.queries';
