import { inPath, type Endpoint } from '../../platform/http/endpoint';
import { listQuery, pageOf, presentPage } from '../../platform/http/paging';
import { choice, list, model, number, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { listPackages } from './package-list.queries';
import { PackageFilter } from './package.inputs';
import { packageShape, presentPackage, presentPackageNamed } from './package.shape';
import { PackageStatusEnum } from './package.types';

const filter = listQuery(PackageFilter, {
  example: {
    ...{ status: 'PENDING_RECEIPT', search: 'JD0146' },
    ...{ from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' },
  },
});
const counts = list(
  'How many packages have each status, whatever status is asked for.',
  model('PackageStatusCount', 'How many of the packages have a status.', {
    status: choice('The status.', PackageStatusEnum, 'PENDING_RECEIPT'),
    count: number('Packages with it.', 1),
  }),
);

/** Our own calls about packages (API-20, EN-08). */
export const packageEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/packages',
    operationId: 'listPackages',
    summary: 'The packages of the shopper, newest first.',
    description:
      'Numbers of packages and orders and names of items are looked through by `search`.',
    origin: 'our own call',
    needsToken: true,
    isPaged: true,
    parameters: filter.parameters,
    data: pageOf('PackagePage', packageShape, { counts }),
    async run(context, { query }) {
      const viewer = requireViewer(context);
      const { page: asked, filter: which } = await filter.read(query);
      const page = await listPackages(context.services, viewer, { ...which, ...asked });
      const items = await Promise.all(page.items.map((one) => presentPackage(context, one)));
      return presentPage({ ...page, items }, (one) => one, { counts: page.counts });
    },
  },
  {
    method: 'get',
    path: '/packages/{id}',
    operationId: 'getPackage',
    summary: 'One package.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    parameters: [inPath('id', text('Id of the package, or its number.', 'PK20261121-04817733'))],
    data: packageShape,
    run: (context, { params }) => presentPackageNamed(context, params['id']),
  },
];
