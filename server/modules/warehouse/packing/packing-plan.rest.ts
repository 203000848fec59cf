import { DomainError } from '../../../kernel/errors';
import { idInPath, type Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { choice, id, instant, list, model, money, text } from '../../../platform/http/shape';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import {
  addressSnapshotShape,
  chargeableGrams,
  feesShape,
  presentAddressSnapshot,
  presentFees,
  furtherPriceOf,
  furtherPriceShape,
} from '../../delivery/public';
import { cancelPackingPlan } from './cancel-packing-plan';
import { createPackingPlan } from './create-packing-plan';
import type { PackingPlan } from './packing-plan.entity';
import { findPlan } from './packing-plan.queries';
import { PackingPlanStatusEnum } from './packing-plan.types';
import { declaredExample, parcelExample } from '../parcels/parcel-examples';
import { declaredItems } from '../stored-item.loaders';
import { presentStoredItem, storedItemShape } from '../stored-item.shape';
import { CreatePackingPlanInput } from '../warehouse.inputs';

const parcelForm = inputForm(CreatePackingPlanInput, 'The parcel.', {
  example: {
    ...{ ...parcelExample, delivery_line_id: 'air-general', remark: 'Fragile' },
    declarations: [{ ...declaredExample, description: 'Teapot' }],
  },
});
const plan = model('PackingPlan', 'A confirmed but unpaid parcel; pay for it by POST /payments.', {
  id: id('Public id of the plan.'),
  number: text('Number to name it by.', 'PP20261121-04817733'),
  status: choice('Where it stands.', PackingPlanStatusEnum, 'OPEN'),
  expires_at: instant('Until when it can be paid.'),
  delivery_method: text('Name of the line.', 'Air, general goods'),
  ...{ chargeable_grams: chargeableGrams, fees: feesShape, further_price: furtherPriceShape },
  total: money('What is to be paid.', 6_300),
  remark: text('For the packers; may be empty.', 'Fragile'),
  address: addressSnapshotShape,
  items: list('What it packs.', storedItemShape),
});

async function presentPlan({ services, loaders, language }: RequestContext, one: PackingPlan) {
  const { id, number, status, total, fees, address } = one;
  const items = await declaredItems(loaders, one);
  return {
    ...{ id, number, status, total, expires_at: one.expiresAt, remark: one.remark },
    ...{ delivery_method: one.deliveryMethod[language], chargeable_grams: one.chargeableGrams },
    ...{ fees: presentFees(fees, language), further_price: furtherPriceOf(one) },
    address: presentAddressSnapshot(address, language),
    items: await Promise.all(items.map((item) => presentStoredItem(services, item))),
  };
}

/** @throws DomainError NOT_FOUND */
async function presentPlanOf(context: RequestContext, id = '') {
  const found = await findPlan(context.services, requireViewer(context), id);
  if (!found) throw new DomainError('NOT_FOUND');
  return presentPlan(context, found);
}

/** Our own calls about packing plans (API-20). */
export const packingPlanEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/packing_plans',
    operationId: 'createPackingPlan',
    summary: 'Reserves stored items for a parcel; it waits 30 minutes for its payment.',
    refusals: ['NOT_FOUND', 'STORED_ITEM_NOT_AVAILABLE', 'DELIVERY_LINE_UNUSABLE'],
    origin: 'our own call',
    needsToken: true,
    ...parcelForm.sent,
    data: plan,
    async run(context, { body }) {
      const input = await parcelForm.read(body);
      const id = await createPackingPlan(context.services, requireViewer(context), input);
      return presentPlanOf(context, id);
    },
  },
  {
    method: 'get',
    path: '/packing_plans/{id}',
    operationId: 'getPackingPlan',
    summary: 'One packing plan.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    parameters: [idInPath('Id of the plan.')],
    data: plan,
    run: (context, { params }) => presentPlanOf(context, params['id']),
  },
  {
    method: 'post',
    path: '/packing_plans/{id}/cancel',
    operationId: 'cancelPackingPlan',
    summary: 'Gives up an unpaid plan; its items are free again.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'PACKING_PLAN_STATUS_FORBIDS'],
    parameters: [idInPath('Id of the plan.')],
    data: plan,
    async run(context, { params }) {
      await cancelPackingPlan(context.services, requireViewer(context), params['id'] ?? '');
      return presentPlanOf(context, params['id']);
    },
  },
];
