import { MAX_PAGE_SIZE } from '../../../kernel/page';
import { many, one } from '../../../platform/http/answer';
import { inputForm } from '../../../platform/http/input-form';
import { restCall } from '../../../platform/http/rest-call';
import { ConfirmReceiptsInput } from '../package.inputs';
import { findPackage, findPackages } from '../package.queries';
import { PackageType } from '../package.types';
import { confirmReceipts } from './confirm-receipts';

const arrived = inputForm(ConfirmReceiptsInput, 'Which.', {
  example: { package_ids: ['01KAM4T3J8Z4X8Q0V5B2N6C9D7'] },
});

/** Our own calls about packages that have arrived (API-20, ST-10). */
export const receiptEndpoints = [
  restCall({
    method: 'post',
    path: '/packages/{id}/confirm_receipt',
    operationId: 'confirmReceipt',
    summary: 'Confirms receipt of a package.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'PACKAGE_STATUS_FORBIDS'],
    id: 'Id of the package.',
    data: one(PackageType),
    async run({ context, viewer, id }) {
      await confirmReceipts(context.services, viewer, [id]);
      return findPackage(context.services, viewer, id);
    },
  }),
  restCall({
    method: 'post',
    path: '/packages/confirm_receipts',
    operationId: 'confirmReceipts',
    summary: 'Confirms receipt of several packages; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'PACKAGE_STATUS_FORBIDS'],
    takes: arrived,
    data: many(one(PackageType), 'As they are now, newest first.', MAX_PAGE_SIZE),
    async run({ context, viewer, input: { packageIds } }) {
      await confirmReceipts(context.services, viewer, packageIds);
      return findPackages(context.services, viewer, packageIds);
    },
  }),
];
