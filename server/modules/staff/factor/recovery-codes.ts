import { randomInt } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { newId } from '../../../kernel/ids';
import { hashToken } from '../../../kernel/tokens';
import { RecoveryCode } from './recovery-code.entity';

const COUNT = 10;
/** Without letters and digits that look alike on paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = [5, 5] as const;

const newCode = () =>
  GROUPS.map((length) =>
    Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** As people type them: in any case, with or without the hyphen. */
const hashOf = (code: string) => hashToken(code.toUpperCase().replace(/[^A-Z\d]/g, ''));

/** Replaces the recovery codes of a person by ten new ones of 50 random bits, and returns them: they are shown once. */
export async function renewRecoveryCodes(tx: EntityManager, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.delete(RecoveryCode, { staffId });
  const rows = codes.map((code) => ({
    codeHash: hashOf(code),
    id: newId(),
    staffId,
    usedAt: null,
  }));
  await tx.insert(RecoveryCode, rows);
  return codes;
}

/** Uses up a recovery code of a person. Returns whether it was good. One statement. */
export async function useRecoveryCode(
  tx: EntityManager,
  { staffId, code }: { readonly staffId: string; readonly code: string },
  now: Date,
): Promise<boolean> {
  const good = { staffId, codeHash: hashOf(code), usedAt: IsNull() };
  const { affected } = await tx.update(RecoveryCode, good, { usedAt: now });
  return affected === 1;
}
