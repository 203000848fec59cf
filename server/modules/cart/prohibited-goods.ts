import { DomainError } from '../../kernel/errors';
import type { Restriction } from '../listings/public';

/** @throws DomainError PROHIBITED_GOODS where an item is called what no delivery line carries */
export function refuseProhibited(restrictions: readonly Restriction[]): void {
  const refused = restrictions.filter(({ isRefused }) => isRefused);
  if (refused.length > 0) throw new DomainError('PROHIBITED_GOODS', { kinds: kindsOf(refused) });
}

/** Codes parted by spaces, for programs. */
export function kindsOf(restrictions: readonly Restriction[]): string {
  return restrictions.map(({ kind }) => kind).join(' ');
}
