import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds by which the clock of a phone may differ from ours. */
const TOLERANCE_S = 30;

/** A new secret for an authenticator app, in base32. */
export const newFactorSecret = () => generateSecret();

/** The text of the QR code by which an authenticator app takes a secret. */
export function factorUri(secret: string, email: string, site: string): string {
  return generateURI({ issuer: `${site} staff`, label: email, secret });
}

interface CodeCheck {
  readonly code: string;
  readonly secret: string;
  /** Time step of the last accepted code; null: none was. */
  readonly after: number | null;
  readonly now: Date;
}

/** Returns the time step of a right code (RFC 6238: six digits, 30 s); null for a wrong or used one. */
export function stepOfCode({ code, secret, after, now }: CodeCheck): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1_000);
  const result = verifySync({
    ...{ secret, token: code, epoch, epochTolerance: TOLERANCE_S },
    ...(after === null ? {} : { afterTimeStep: after }),
  });
  return result.valid ? ((result as { timeStep?: number }).timeStep ?? null) : null;
}
