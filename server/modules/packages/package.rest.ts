import { one } from '../../platform/http/answer';
import { wordOutput } from '../../platform/http/output-wording';
import { listQuery, paged } from '../../platform/http/paging';
import { restCall } from '../../platform/http/rest-call';
import { list, text } from '../../platform/http/shape';
import { optionsOfPackage } from './package-details';
import { listPackages } from './package-list.queries';
import { PackageFilter } from './package.inputs';
import { findPackage } from './package.queries';
import { PackagePage, PackageType } from './package.types';

wordOutput(PackageType, {
  sentAs: {
    ...{ number: 'package_number', options: 'chosen_options', createdAt: 'payment_time' },
    ...{ shippedAt: 'shipping_time', autoConfirmAt: 'auto_confirm_time' },
    completedAt: 'completion_time',
  },
  hidden: { orders: 'Named by `order_id` of its items.' },
  more: {
    options: {
      shape: list(
        'The labels of `chosen_options`.',
        text('An option in the language of the request.', 'Extra protection'),
      ),
      read: (sent, { language }) => optionsOfPackage(sent, language).map(({ label }) => label),
    },
  },
  examples: { carrier: 'DHL', tracking_number: 'JD0146000' },
});

const filter = listQuery(PackageFilter, {
  example: {
    ...{ status: 'PENDING_RECEIPT', search: 'JD0146' },
    ...{ from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' },
  },
});

/** Our own calls about packages (API-20, EN-08). */
export const packageEndpoints = [
  restCall({
    method: 'get',
    path: '/packages',
    operationId: 'listPackages',
    summary: 'The packages of the shopper, newest first.',
    description:
      'Numbers of packages and orders and names of items are looked through by `search`.',
    origin: 'our own call',
    needsToken: true,
    takes: filter,
    data: paged(one(PackagePage)),
    run: ({ context, viewer, input }) =>
      listPackages(context.services, viewer, { ...input.filter, ...input.page }),
  }),
  restCall({
    method: 'get',
    path: '/packages/{id}',
    operationId: 'getPackage',
    summary: 'One package.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    id: text('Id of the package, or its number.', 'PK20261121-04817733'),
    data: one(PackageType),
    run: ({ context, viewer, id }) => findPackage(context.services, viewer, id),
  }),
];
