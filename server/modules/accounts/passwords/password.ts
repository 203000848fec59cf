import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { networkOf } from '../../../platform/http/client-address';
import type { Services } from '../../../platform/services';
import { fairQueue } from '../../../platform/fair-queue';

/** OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Password: 6–20 letters or digits, at least one of each (VA-01). */
export const PASSWORD_FORM = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,20}$/;

/** Node hashes, reads files and resolves names with four threads; one stays free for the others. */
const FREE_THREADS = 3;
/** The longest wait is about two seconds; later requests are refused as BUSY. */
const MAX_WAITING = 64;
/** One client address has at most two hashes in the common queue; its others wait behind those. */
const OF_ONE_ADDRESS = { inLine: 2, waiting: 32 };

const queued = fairQueue({
  atOnce: Math.min(availableParallelism(), FREE_THREADS),
  waiting: MAX_WAITING,
  ofOneKey: OF_ONE_ADDRESS,
});

type Turn = Pick<Services, 'releaseSlot'>;

/** Hashes a password for a client address. Throws DomainError BUSY when too many hashes are waiting. */
export function hashPassword(
  { releaseSlot }: Turn,
  password: string,
  clientAddress: string,
): Promise<string> {
  releaseSlot?.();
  return queued(networkOf(clientAddress), () => hash(password, cost));
}

let decoy: Promise<string> | undefined;

interface PasswordCheck {
  readonly password: string;
  /** Undefined if no account has the address. */
  readonly passwordHash: string | undefined;
  readonly clientAddress: string;
}

/**
 * Checks a password; without a hash it takes as long, so that timing does not reveal which addresses are
 * registered. Throws DomainError BUSY when too many hashes are waiting.
 */
export async function isPasswordRight(
  { releaseSlot }: Turn,
  { password, passwordHash, clientAddress }: PasswordCheck,
): Promise<boolean> {
  releaseSlot?.();
  decoy ??= hash('decoy of nobody 1', cost);
  const known = passwordHash ?? (await decoy);
  const isRight = await queued(networkOf(clientAddress), () => verify(known, password));
  return isRight && passwordHash !== undefined;
}
