import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import { recordAction } from '../../../platform/audit/audit';
import type { Services } from '../../../platform/services';
import { consumeAttempt } from '../../accounts/public';
import { actorOf } from '../actor-of';
import { lockStaff } from '../lock-staff';
import { StaffMember } from '../staff-member.entity';
import { StaffSession } from '../sessions/staff-session.entity';
import { requireFactorStep, type StaffViewer } from '../sessions/staff-viewer';
import { renewRecoveryCodes, useRecoveryCode } from './recovery-codes';
import { factorUri, newFactorSecret, stepOfCode } from './totp';

/** A person scans or types this into their authenticator app. */
export interface FactorSetUp {
  readonly secret: string;
  readonly uri: string;
}

/**
 * Returns a secret for the authenticator app of a person who has none yet. It is kept once a code of it has been
 * confirmed.
 * @throws DomainError SESSION_LOCKED; BAD_REQUEST if the session lacks no factor, or there is one: an owner resets it
 */
export async function beginFactor(
  { db }: Pick<Services, 'db'>,
  viewer: StaffViewer,
  site: string,
): Promise<FactorSetUp> {
  const { id, email } = requireFactorStep(viewer);
  const { factorSecret } = await db.read.findOneByOrFail(StaffMember, { id });
  if (factorSecret) throw new DomainError('BAD_REQUEST');
  const secret = newFactorSecret();
  return { secret, uri: factorUri(secret, email, site) };
}

interface FactorCode {
  /** Six digits of the app, or a recovery code. */
  readonly code: string;
  /** The secret of `beginFactor` while the app is being set up. */
  readonly secret?: string | null | undefined;
  readonly requestId: string | null;
}

/**
 * Confirms a session by the second factor. Where the factor is set up by it, returns ten recovery codes, else null. No
 * code is accepted twice.
 * @throws DomainError SESSION_LOCKED; BAD_REQUEST if the session lacks no factor; FACTOR_WRONG; RATE_LIMITED after
 *   repeated failures
 */
export async function confirmFactor(
  services: Services,
  viewer: StaffViewer,
  { code, secret, requestId }: FactorCode,
): Promise<readonly string[] | null> {
  requireFactorStep(viewer);
  const { db, clock, rateLimits } = services;
  // Counted for the person as well: whoever has the password could open a session for every eight guesses.
  const refundAttempt = await consumeAttempt(rateLimits, {
    email: `factor of ${viewer.id}`,
    clientAddress: `session ${viewer.sessionId}`,
  });
  const now = clock.now();
  const codes = await db.transaction(async (tx) => {
    const member = await lockStaff(tx, viewer.id);
    const isNew = member.factorSecret === null;
    if (!(await isAccepted(tx, member, { code, secret }, now)))
      throw new DomainError('FACTOR_WRONG');
    await tx.update(StaffSession, viewer.sessionId, { factorAt: now });
    const action = isNew ? 'FACTOR_SET_UP' : 'FACTOR_CONFIRMED';
    await recordAction(tx, actorOf(viewer, requestId), { action, subject: viewer.id }, now);
    return isNew ? renewRecoveryCodes(tx, viewer.id) : null;
  });
  await refundAttempt();
  return codes;
}

/** Stores the step of an accepted code, and the secret of a new app. */
async function isAccepted(
  tx: EntityManager,
  { id, factorSecret, factorStep: after }: StaffMember,
  { code: typed, secret: newSecret }: Pick<FactorCode, 'code' | 'secret'>,
  now: Date,
): Promise<boolean> {
  const secret = factorSecret ?? newSecret;
  const code = typed.replace(/\s/g, '');
  const step = secret ? stepOfCode({ code, secret, after, now }) : null;
  if (step !== null && secret) {
    await tx.update(StaffMember, id, { factorStep: step, factorSecret: secret });
    return true;
  }
  return factorSecret !== null && useRecoveryCode(tx, { staffId: id, code }, now);
}
