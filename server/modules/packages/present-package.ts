import { DomainError } from '../../kernel/errors';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { findPackage } from './package.queries';
import type { PackagePayload } from './package.types';

/** The answer to a mutation: the viewer's package as it is now. @throws DomainError NOT_FOUND */
export async function presentChangedPackage(
  context: RequestContext,
  id: string,
): Promise<PackagePayload> {
  const viewer = requireViewer(context);
  const changed = await findPackage(context.services, viewer, id);
  if (!changed) throw new DomainError('NOT_FOUND');
  return { package: changed, viewer };
}
