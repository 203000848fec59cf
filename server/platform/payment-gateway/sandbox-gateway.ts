import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  SignatureRefused,
  type CheckoutOutcome,
  type CheckoutReport,
  type CheckoutRequest,
  type PaymentGateway,
} from './payment-gateway';

/** A session as the sandbox keeps it, in a file of its own. */
export interface SandboxSession extends Omit<CheckoutRequest, 'expiresAt'> {
  readonly reference: string;
  readonly expiresAt: string;
  readonly outcome: CheckoutOutcome;
  /** Idempotency key → fen that went back. */
  readonly refunds: Readonly<Record<string, number>>;
}

/** The gateway with the operations of its hosted page. */
export interface SandboxGateway extends PaymentGateway {
  /** Returns a session, or null if the reference is unknown. */
  find(reference: string): Promise<SandboxSession | null>;
  /** Ends an open session as its payer chose; one that has ended stays as it is. */
  decide(reference: string, outcome: 'PAID' | 'FAILED'): Promise<SandboxSession>;
  /** A webhook telling of a session, signed as `readEvent` demands. */
  signedEvent(session: SandboxSession): { readonly body: string; readonly headers: SignedHeaders };
}

type SignedHeaders = Readonly<Record<'content-type' | typeof SIGNATURE, string>>;

const SIGNATURE = 'sandbox-signature';
const TOLERANCE_MS = 5 * 60_000;

/**
 * A gateway for trying things out, without cards and without money: sessions are files in a folder,
 * its page is served by `server/app/payments/sandbox-page.ts`, and it calls the same webhook as a real one.
 */
export function openSandboxGateway(folder: string, publicUrl: string): SandboxGateway {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = secretOf(join(folder, 'secret'));
  const fileOf = (reference: string) => join(folder, `${reference}.json`);

  async function find(reference: string): Promise<SandboxSession | null> {
    if (!/^sb_[0-9A-Z]{26}$/.test(reference)) return null;
    const content = await readFile(fileOf(reference), 'utf8').catch(() => null);
    return content === null ? null : aged(JSON.parse(content) as SandboxSession);
  }

  async function known(reference: string): Promise<SandboxSession> {
    const session = await find(reference);
    if (!session) throw new Error(`The sandbox knows no session ${reference}`);
    return session;
  }

  async function keep(session: SandboxSession): Promise<SandboxSession> {
    const file = fileOf(session.reference);
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(draft, JSON.stringify(session), { mode: 0o600 });
    await rename(draft, file);
    return session;
  }

  async function end(reference: string, outcome: CheckoutOutcome): Promise<SandboxSession> {
    const session = await known(reference);
    return session.outcome === 'OPEN' ? keep({ ...session, outcome }) : session;
  }

  return {
    name: 'sandbox',
    find,
    decide: end,
    async open({ expiresAt, ...request }) {
      const reference = `sb_${request.id}`;
      const isNew = !(await find(reference));
      const fresh = { ...request, reference, outcome: 'OPEN', refunds: {} } as const;
      if (isNew) await keep({ ...fresh, expiresAt: expiresAt.toISOString() });
      return { reference, url: `${publicUrl}/sandbox-gateway/${reference}` };
    },
    async look(reference) {
      return reportOf(await known(reference));
    },
    async close(reference) {
      await end(reference, 'EXPIRED');
    },
    async refund({ reference, amount, idempotencyKey }) {
      const session = await known(reference);
      const refunds = { ...session.refunds, [idempotencyKey]: amount };
      const total = Object.values(refunds).reduce((sum, one) => sum + one, 0);
      if (session.outcome !== 'PAID' || total > session.amount)
        throw new Error(`The sandbox cannot return ${amount} of ${reference}`);
      await keep({ ...session, refunds });
    },
    signedEvent(session) {
      const body = JSON.stringify(reportOf(session));
      const at = String(Date.now());
      const signature = `t=${at},v1=${sign(secret, at, body)}`;
      return { body, headers: { 'content-type': 'application/json', [SIGNATURE]: signature } };
    },
    readEvent(body, headers) {
      const text = body.toString('utf8');
      requireSignature(secret, text, String(headers[SIGNATURE] ?? ''));
      return JSON.parse(text) as CheckoutReport;
    },
  };
}

/** Drawn once and kept, so that several processes on one folder agree. */
function secretOf(file: string): string {
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

/** An open session past its deadline has expired, even if no request closed it. */
function aged(session: SandboxSession): SandboxSession {
  const isOver = session.outcome === 'OPEN' && Date.parse(session.expiresAt) <= Date.now();
  return isOver ? { ...session, outcome: 'EXPIRED' } : session;
}

function reportOf({ id, reference, outcome, amount }: SandboxSession): CheckoutReport {
  return { checkoutId: id, reference, outcome, amount, currency: 'CNY' };
}

function sign(secret: string, at: string, body: string): string {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
}

function requireSignature(secret: string, body: string, header: string): void {
  const [, at = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const expected = Buffer.from(sign(secret, at, body));
  const given = Buffer.from(signature.padEnd(expected.length));
  const isFresh = Math.abs(Date.now() - Number(at)) <= TOLERANCE_MS;
  if (!isFresh || !timingSafeEqual(expected, given))
    throw new SignatureRefused('Not signed by the sandbox');
}
