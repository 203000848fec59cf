import { DomainError } from '../../../kernel/errors';
import type { Language } from '../../../kernel/language';
import { isAllowed, type Access, type StaffArea, type StaffRole } from '../staff-rights.policy';

/**
 * A session lacks, before it may work, nothing; the code of the second factor; the factor itself, which must be set up
 * first; or the password once more after idle time.
 */
export type SessionState = 'READY' | 'FACTOR' | 'ENROL' | 'LOCKED';

/** The signed-in person of a request, as the session look-up found them. */
export interface StaffViewer {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly language: Language;
  readonly station: string | null;
  readonly state: SessionState;
  readonly lastUsedAt: Date;
}

/** A right that an operation needs. */
export interface Right {
  readonly area: StaffArea;
  readonly access: Access;
}

const refusals = {
  FACTOR: 'FACTOR_REQUIRED',
  ENROL: 'FACTOR_REQUIRED',
  LOCKED: 'SESSION_LOCKED',
} as const;

/** Returns the person of a request, in whatever state. @throws DomainError STAFF_SIGN_IN without a session */
export function requireSession(viewer: StaffViewer | null): StaffViewer {
  if (!viewer) throw new DomainError('STAFF_SIGN_IN');
  return viewer;
}

/**
 * Returns a person whose session lacks the second factor. A locked one wants the password first: whoever finds a locked
 * bench could unlock it by an authenticator app of their own.
 * @throws DomainError SESSION_LOCKED; BAD_REQUEST where no factor is lacking
 */
export function requireFactorStep(viewer: StaffViewer): StaffViewer {
  if (viewer.state === 'LOCKED') throw new DomainError('SESSION_LOCKED');
  if (viewer.state === 'READY') throw new DomainError('BAD_REQUEST');
  return viewer;
}

/**
 * Returns the person of a request whose session lacks nothing.
 * @throws DomainError STAFF_SIGN_IN, FACTOR_REQUIRED, SESSION_LOCKED
 */
export function requireReady(viewer: StaffViewer | null): StaffViewer {
  const found = requireSession(viewer);
  if (found.state !== 'READY') throw new DomainError(refusals[found.state]);
  return found;
}

/**
 * Returns the person of a request whose session lacks nothing and whose roles reach a right.
 * @throws DomainError STAFF_SIGN_IN, FACTOR_REQUIRED, SESSION_LOCKED, RIGHT_MISSING
 */
export function requireRight(viewer: StaffViewer | null, right: Right): StaffViewer {
  const found = requireReady(viewer);
  if (!isAllowed(found.roles, right)) throw new DomainError('RIGHT_MISSING', { ...right });
  return found;
}
