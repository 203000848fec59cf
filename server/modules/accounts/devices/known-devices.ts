import { Not, type EntityManager } from 'typeorm';
import { newId } from '../../../kernel/ids';
import { hashToken, newToken } from '../../../kernel/tokens';
import type { Cookies } from '../../../platform/http/cookies';
import { DEVICE_KNOWN_MS } from '../session-life';
import { KnownDevice } from './known-device.entity';

interface Browser {
  readonly userId: string;
  readonly cookies: Cookies;
}

/** One cookie per account, so that people who share a browser do not displace each other. */
const cookieOf = (userId: string) => `device-${userId}`;

/** Returns the device of the account that the browser's cookie proves; null for any other. */
export async function findKnownDevice(
  em: EntityManager,
  { userId, cookies }: Browser,
): Promise<KnownDevice | null> {
  const token = cookies.read(cookieOf(userId));
  return token ? em.findOneBy(KnownDevice, { userId, tokenHash: hashToken(token) }) : null;
}

/**
 * Stores a browser as known device. Only a token that we issued is accepted, or a stranger could plant one
 * before the owner signs in. Returns a function that sends the cookie once the transaction has committed.
 */
export async function rememberDevice(
  tx: EntityManager,
  { userId, cookies }: Browser,
  now: Date,
): Promise<() => void> {
  const known = await findKnownDevice(tx, { userId, cookies });
  const keep = (token: string) => () => cookies.keep(cookieOf(userId), token, DEVICE_KNOWN_MS);
  if (known) {
    await tx.update(KnownDevice, { id: known.id }, { seenAt: now });
    return keep(cookies.read(cookieOf(userId)) ?? '');
  }
  const token = newToken();
  const device = { id: newId(), userId, tokenHash: hashToken(token) };
  await tx.insert(KnownDevice, { ...device, createdAt: now, seenAt: now });
  return keep(token);
}

/**
 * Deletes the known devices of an account except this browser, because the password they signed in with has
 * changed.
 */
export async function forgetOtherDevices(
  tx: EntityManager,
  { userId, cookies }: Browser,
): Promise<void> {
  const known = await findKnownDevice(tx, { userId, cookies });
  await tx.delete(KnownDevice, { userId, ...(known && { id: Not(known.id) }) });
}
