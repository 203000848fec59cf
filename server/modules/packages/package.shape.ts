import { DomainError } from '../../kernel/errors';
import {
  choice,
  id,
  instant,
  list,
  model,
  money,
  nullable,
  number,
  text,
} from '../../platform/http/shape';
import { presentTimeline, timelineShape } from '../../platform/http/timeline.shape';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import {
  addressSnapshotShape,
  feesShape,
  presentAddressSnapshot,
  presentFees,
  furtherPriceOf,
  furtherPriceShape,
} from '../delivery/public';
import { presentReview, reviewByPackage, reviewShape } from '../reviews/public';
import { declaredItems, presentStoredItem, storedItemShape } from '../warehouse/public';
import { nextStepShape } from './next-step.shape';
import {
  actionsOnPackage,
  arrivalOfPackage,
  nextStepOnPackage,
  optionsOfPackage,
  timelineOfPackage,
} from './package-details';
import type { Package } from './package.entity';
import { findPackage } from './package.queries';
import { PackageActionEnum, PackageStatusEnum } from './package.types';

/** A package as the REST calls answer it (EN-08). */
export const packageShape = model('Package', 'A paid parcel.', {
  id: id('Public id of the package.'),
  package_number: text('Number to name it by.', 'PK20261121-04817733'),
  status: choice('Where it stands.', PackageStatusEnum, 'PENDING_RECEIPT'),
  available_actions: list(
    'What the shopper may do with it now.',
    choice('An action.', PackageActionEnum, 'CONFIRM_RECEIPT'),
  ),
  next_step: nullable(nextStepShape),
  expected_arrival: nullable(
    model('ExpectedArrival', 'When a package should arrive by what its line promises.', {
      from: instant('Not before.'),
      until: instant('By then.'),
    }),
  ),
  delivery_method: text('Name of the line in the language of the request.', 'Air, general goods'),
  carrier: nullable(text('Who carries it; null until shipped.', 'DHL')),
  tracking_number: nullable(text('Tracking number; null until shipped.', 'JD0146000')),
  payment_time: instant('When it was paid.'),
  shipping_time: nullable(instant('When it was shipped.')),
  auto_confirm_time: nullable(instant('When the clock confirms receipt.')),
  completion_time: nullable(instant('When it was received.')),
  chargeable_grams: number('Weight the price was reckoned with, in grams.', 550),
  logistics_fee: money('What it costs: the sum of its fees.', 6_300),
  balance_deduction: money('Part paid from the balance.', 1_300),
  payment_method_discount: money('Discount of the payment method.', 0),
  handling_fee: money('Fee of the payment method.', 145),
  actual_payment: money('Part paid otherwise: the rest − discount + handling fee.', 5_145),
  ...{ fees: feesShape, further_price: furtherPriceShape, address: addressSnapshotShape },
  options: list(
    'What was chosen besides packing it.',
    text('An option in the language of the request.', 'Extra protection'),
  ),
  remark: text('For the packers; may be empty.', 'Fragile'),
  items: list('What is in it.', storedItemShape),
  review: nullable(reviewShape),
  timeline: timelineShape,
});

/** Shows a package; a list of packages costs as many statements as one. */
export async function presentPackage(context: RequestContext, one: Package) {
  const { services, loaders, language } = context;
  const [items, review] = await Promise.all([
    declaredItems(loaders, one),
    loaders.get(reviewByPackage).load(one.id),
  ]);
  return {
    ...{ id: one.id, package_number: one.number, status: one.status, carrier: one.carrier },
    available_actions: await actionsOnPackage(one, context),
    next_step: await nextStepOnPackage(one, context),
    expected_arrival: await arrivalOfPackage(one, context),
    ...{ delivery_method: one.deliveryMethod[language], tracking_number: one.trackingNumber },
    ...{ payment_time: one.createdAt, shipping_time: one.shippedAt },
    ...{ auto_confirm_time: one.autoConfirmAt, completion_time: one.completedAt },
    ...{ chargeable_grams: one.chargeableGrams, logistics_fee: one.logisticsFee },
    balance_deduction: one.balanceDeduction,
    payment_method_discount: one.paymentMethodDiscount,
    ...{ handling_fee: one.handlingFee, actual_payment: one.actualPayment },
    ...{ fees: presentFees(one.fees, language), further_price: furtherPriceOf(one) },
    address: presentAddressSnapshot(one.address, language),
    ...{ options: optionsOfPackage(one, language).map(({ label }) => label), remark: one.remark },
    items: await Promise.all(items.map((item) => presentStoredItem(services, item))),
    review: review && (await presentReview(context, review)),
    timeline: presentTimeline(await timelineOfPackage(one, context)),
  };
}

/** Shows one of the viewer's packages, by its id or number. @throws DomainError NOT_FOUND */
export async function presentPackageNamed(context: RequestContext, name = '') {
  const found = await findPackage(context.services, requireViewer(context), name);
  if (!found) throw new DomainError('NOT_FOUND');
  return presentPackage(context, found);
}
