import { idInPath, type Endpoint } from '../../platform/http/endpoint';
import { requireViewer } from '../../platform/request-context';
import { packageShape, presentPackageNamed } from '../packages/public';
import { cancelPackage } from './cancel-package';

/** Our own call about giving a package up (API-20, ST-10). */
export const cancelPackageEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/packages/{id}/cancel',
    operationId: 'cancelPackage',
    summary: 'Cancels a package before it is shipped.',
    description: 'The whole fee returns to the balance, the items to the shelf.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'PACKAGE_STATUS_FORBIDS'],
    parameters: [idInPath('Id of the package.')],
    data: packageShape,
    async run(context, { params }) {
      await cancelPackage(context.services, requireViewer(context), params['id'] ?? '');
      return presentPackageNamed(context, params['id']);
    },
  },
];
