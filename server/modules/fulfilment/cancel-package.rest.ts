import { one } from '../../platform/http/answer';
import { restCall } from '../../platform/http/rest-call';
import { findPackage, PackageType } from '../packages/public';
import { cancelPackage } from './cancel-package';

/** Our own call about giving a package up (API-20, ST-10). */
export const cancelPackageEndpoints = [
  restCall({
    method: 'post',
    path: '/packages/{id}/cancel',
    operationId: 'cancelPackage',
    summary: 'Cancels a package before it is shipped.',
    description: 'The whole fee returns to the balance, the items to the shelf.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'PACKAGE_STATUS_FORBIDS'],
    id: 'Id of the package.',
    data: one(PackageType),
    async run({ context, viewer, id }) {
      await cancelPackage(context.services, viewer, id);
      return findPackage(context.services, viewer, id);
    },
  }),
];
