import { DomainError } from '../../../kernel/errors';
import { formsIn, inputOf, readInput, type Endpoint } from '../../../platform/http/endpoint';
import { form, list, money, text } from '../../../platform/http/shape';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import {
  addressSnapshotShape,
  feesShape,
  presentAddressSnapshot,
  presentFees,
} from '../../delivery/public';
import { createPackingPlan } from './create-packing-plan';
import type { PackingPlan } from './packing-plan.entity';
import { findPlan } from './packing-plan.queries';
import {
  chargeableGrams,
  declaredValue,
  lineId,
  options,
  parcel,
  readParcel,
} from '../parcels/parcel.shapes';
import { declaredItems } from '../stored-item.loaders';
import { presentStoredItem, storedItemId, storedItemShape } from '../stored-item.shape';
import { CreatePackingPlanInput, DeclarationInput } from '../warehouse.inputs';

const remark = text('For the packers; may be empty.', 'Fragile');
const plan = form('A confirmed but unpaid parcel; pay for it by POST /payments.', {
  id: text('Public id of the plan.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
  number: text('Number to name it by.', 'PP20261121-04817733'),
  status: text('OPEN, PAID, EXPIRED or CANCELLED.', 'OPEN'),
  expires_at: text('Until when it can be paid.', '2026-11-21T08:30:00.000Z'),
  delivery_method: text('Name of the line.', 'Air, general goods'),
  ...{ chargeable_grams: chargeableGrams, fees: feesShape },
  total: money('What is to be paid.', 6_300),
  ...{ remark, address: addressSnapshotShape },
  items: list('What it packs.', storedItemShape),
});

async function presentPlan({ services, loaders, language }: RequestContext, one: PackingPlan) {
  const { id, number, status, total, fees, address } = one;
  const now = services.clock.now();
  return {
    ...{ id, number, status, total, expires_at: one.expiresAt, remark: one.remark },
    ...{ delivery_method: one.deliveryMethod[language], chargeable_grams: one.chargeableGrams },
    fees: presentFees(fees, language),
    address: presentAddressSnapshot(address, language),
    items: (await declaredItems(loaders, one)).map((item) => presentStoredItem(item, now)),
  };
}

/** Our own call about packing plans (API-20). */
export const packingPlanEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/packing_plans',
    summary: 'Reserves stored items for a parcel; it waits 30 minutes for its payment.',
    origin: 'our own call',
    needsToken: true,
    body: form(
      'The parcel.',
      {
        ...{ ...parcel, delivery_line_id: lineId },
        declarations: list(
          'One for each item.',
          form('What customs is told.', {
            stored_item_id: storedItemId,
            description: text('What it is, in a few words.', 'Teapot'),
            declared_value: declaredValue,
          }),
        ),
      },
      { options, remark },
    ),
    data: plan,
    async run(context, { body }) {
      const input = await readInput(CreatePackingPlanInput, {
        ...{ ...readParcel(body), deliveryLineId: body['delivery_line_id'] },
        declarations: formsIn(body, 'declarations').map((one) =>
          inputOf(DeclarationInput, {
            ...{ storedItemId: one['stored_item_id'], description: one['description'] },
            declaredValue: one['declared_value'],
          }),
        ),
        remark: body['remark'] ?? '',
      });
      const viewer = requireViewer(context);
      const id = await createPackingPlan(context.services, viewer, input);
      const made = await findPlan(context.services, viewer, id);
      if (!made) throw new DomainError('NOT_FOUND');
      return presentPlan(context, made);
    },
  },
];
