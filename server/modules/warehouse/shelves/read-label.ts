import { DomainError } from '../../../kernel/errors';
import { readCode, type CodeKind } from '../../../kernel/scan-code';

/**
 * Returns a scanned or typed code of ours as it is printed. @throws DomainError CODE_WRONG for a wrong check character,
 * which is never guessed; NOT_FOUND for what is no code of that kind
 */
export function readLabel(kind: CodeKind, given: string): string {
  const code = given.replace(/[\s-]/g, '').toUpperCase();
  const read = readCode(code);
  if (read?.kind === 'wrong check character') throw new DomainError('CODE_WRONG', { code });
  if (read?.kind !== kind) throw new DomainError('NOT_FOUND');
  return code;
}
