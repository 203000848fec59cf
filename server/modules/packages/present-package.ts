import { DomainError } from '../../kernel/errors';
import type { Viewer } from '../../kernel/viewer';
import type { Services } from '../../platform/services';
import { findPackage } from './package.queries';
import type { ChangedPackage } from './package.types';

/** Returns the viewer's package after a mutation. @throws DomainError NOT_FOUND */
export async function presentChangedPackage(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<ChangedPackage> {
  const changed = await findPackage(services, viewer, id);
  if (!changed) throw new DomainError('NOT_FOUND');
  return { package: changed, viewer };
}
