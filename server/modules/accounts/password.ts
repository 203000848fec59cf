import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Password: 6–20 letters or digits, at least one of each (VA-01). */
export const PASSWORD_FORM = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,20}$/;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Checks a password; without a hash it works as long, so that time does not tell who is known. */
export async function isPasswordRight(password: string, passwordHash?: string): Promise<boolean> {
  decoy ??= hashPassword('decoy of nobody 1');
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== undefined;
}
