import { MAX_PAGE_SIZE } from '../../../kernel/page';
import { idInPath, type Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { list } from '../../../platform/http/shape';
import { requireViewer } from '../../../platform/request-context';
import { ConfirmReceiptsInput } from '../package.inputs';
import { findPackages } from '../package.queries';
import { packageShape, presentPackage, presentPackageNamed } from '../package.shape';
import { confirmReceipts } from './confirm-receipts';

const arrived = inputForm(ConfirmReceiptsInput, 'Which.', {
  example: { package_ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'] },
});

/** Our own calls about packages that have arrived (API-20, ST-10). */
export const receiptEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/packages/{id}/confirm_receipt',
    operationId: 'confirmReceipt',
    summary: 'Says that a package has arrived.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'PACKAGE_STATUS_FORBIDS'],
    parameters: [idInPath('Id of the package.')],
    data: packageShape,
    async run(context, { params }) {
      await confirmReceipts(context.services, requireViewer(context), [params['id'] ?? '']);
      return presentPackageNamed(context, params['id']);
    },
  },
  {
    method: 'post',
    path: '/packages/confirm_receipts',
    operationId: 'confirmReceipts',
    summary: 'Says that several packages have arrived: all of them, or none where one cannot.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'PACKAGE_STATUS_FORBIDS'],
    ...arrived.sent,
    data: list('As they are now, newest first.', packageShape, MAX_PAGE_SIZE),
    async run(context, { body }) {
      const viewer = requireViewer(context);
      const { packageIds } = await arrived.read(body);
      await confirmReceipts(context.services, viewer, packageIds);
      const packages = await findPackages(context.services, viewer, packageIds);
      return Promise.all(packages.map((one) => presentPackage(context, one)));
    },
  },
];
