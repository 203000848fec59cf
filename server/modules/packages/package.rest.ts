import { DomainError } from '../../kernel/errors';
import { inPath, type Endpoint } from '../../platform/http/endpoint';
import { pageOf, pageParameters, presentPage, readPage } from '../../platform/http/paging';
import {
  choice,
  instant,
  list,
  model,
  money,
  nullable,
  number,
  text,
} from '../../platform/http/shape';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import {
  addressSnapshotShape,
  feesShape,
  presentAddressSnapshot,
  presentFees,
} from '../delivery/public';
import { presentReview, reviewByPackage, reviewShape } from '../reviews/public';
import { declaredItems, presentStoredItem, storedItemShape } from '../warehouse/public';
import { confirmReceipts } from './receipts/confirm-receipts';
import { listPackages } from './package-list.queries';
import type { Package } from './package.entity';
import { packageStatuses } from './package.machine';
import { findPackage } from './package.queries';

const id = text('Public id of the package.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7');
const idOrNumber = text('Id of the package, or its number.', 'PK20261121-04817733');
const parcel = model('Package', 'A paid parcel.', {
  id,
  package_number: text('Number to name it by.', 'PK20261121-04817733'),
  status: choice('Where it stands.', packageStatuses, 'PENDING_RECEIPT'),
  delivery_method: text('Name of the line in the language of the request.', 'Air, general goods'),
  carrier: nullable(text('Who carries it; null until shipped.', 'DHL')),
  tracking_number: nullable(text('Tracking number; null until shipped.', 'JD0146000')),
  payment_time: instant('When it was paid.'),
  shipping_time: nullable(instant('When it was shipped.')),
  auto_confirm_time: nullable(instant('When the clock confirms receipt.')),
  completion_time: nullable(instant('When it was received.')),
  chargeable_grams: number('Weight the price was reckoned with, in grams.', 550),
  logistics_fee: money('What was paid for it.', 6_300),
  ...{ fees: feesShape, address: addressSnapshotShape },
  remark: text('For the packers; may be empty.', 'Fragile'),
  items: list('What is in it.', storedItemShape),
  review: nullable(reviewShape),
});

async function present({ services, loaders, language }: RequestContext, one: Package) {
  const [items, review] = await Promise.all([
    declaredItems(loaders, one),
    loaders.get(reviewByPackage).load(one.id),
  ]);
  return {
    ...{ id: one.id, package_number: one.number, status: one.status, carrier: one.carrier },
    ...{ delivery_method: one.deliveryMethod[language], tracking_number: one.trackingNumber },
    ...{ payment_time: one.createdAt, shipping_time: one.shippedAt },
    ...{ auto_confirm_time: one.autoConfirmAt, completion_time: one.completedAt },
    ...{ chargeable_grams: one.chargeableGrams, logistics_fee: one.logisticsFee },
    fees: presentFees(one.fees, language),
    address: presentAddressSnapshot(one.address, language),
    remark: one.remark,
    items: items.map((item) => presentStoredItem(item, services.clock.now())),
    review: review && presentReview(review),
  };
}

async function presentFound(context: RequestContext, name = '') {
  const found = await findPackage(context.services, requireViewer(context), name);
  if (!found) throw new DomainError('NOT_FOUND');
  return present(context, found);
}

/** Our own calls about packages (API-20, EN-08). */
export const packageEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/packages',
    summary: 'The packages of the shopper.',
    origin: 'our own call',
    needsToken: true,
    parameters: pageParameters,
    data: pageOf('The packages.', parcel),
    async run(context, call) {
      const filter = await readPage(call);
      const page = await listPackages(context.services, requireViewer(context), filter);
      const items = await Promise.all(page.items.map((one) => present(context, one)));
      return presentPage({ ...page, items }, (one) => one);
    },
  },
  {
    method: 'get',
    path: '/packages/{id}',
    summary: 'One package.',
    origin: 'our own call',
    needsToken: true,
    parameters: [inPath('id', idOrNumber)],
    data: parcel,
    run: (context, { params }) => presentFound(context, params['id']),
  },
  {
    method: 'post',
    path: '/packages/{id}/confirm_receipt',
    summary: 'Says that a package has arrived.',
    origin: 'our own call',
    needsToken: true,
    parameters: [inPath('id', id)],
    data: parcel,
    async run(context, { params }) {
      await confirmReceipts(context.services, requireViewer(context), [params['id'] ?? '']);
      return presentFound(context, params['id']);
    },
  },
];
