import { DomainError } from '../../kernel/errors';
import type { Restriction } from '../listings/public';

/** @throws DomainError PROHIBITED_GOODS if an item's name denotes goods that no delivery line carries */
export function refuseProhibited(restrictions: readonly Restriction[]): void {
  const refused = restrictions.filter(({ isRefused }) => isRefused);
  if (refused.length > 0) throw new DomainError('PROHIBITED_GOODS', { kinds: kindsOf(refused) });
}

/** Returns the codes separated by spaces, for programs. */
export function kindsOf(restrictions: readonly Restriction[]): string {
  return restrictions.map(({ kind }) => kind).join(' ');
}
