import { DomainError } from '../../../kernel/errors';
import type { Endpoint } from '../../../platform/http/endpoint';
import { inputForm } from '../../../platform/http/input-form';
import { choice, instant, list, model, money, text } from '../../../platform/http/shape';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import {
  addressSnapshotShape,
  feesShape,
  presentAddressSnapshot,
  presentFees,
} from '../../delivery/public';
import { createPackingPlan } from './create-packing-plan';
import type { PackingPlan } from './packing-plan.entity';
import { packingPlanStatuses } from './packing-plan.machine';
import { findPlan } from './packing-plan.queries';
import { chargeableGrams, declaredExample, parcelExample } from '../parcels/parcel.shapes';
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
  id: text('Public id of the plan.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
  number: text('Number to name it by.', 'PP20261121-04817733'),
  status: choice('Where it stands.', packingPlanStatuses, 'OPEN'),
  expires_at: instant('Until when it can be paid.'),
  delivery_method: text('Name of the line.', 'Air, general goods'),
  ...{ chargeable_grams: chargeableGrams, fees: feesShape },
  total: money('What is to be paid.', 6_300),
  remark: text('For the packers; may be empty.', 'Fragile'),
  address: addressSnapshotShape,
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
    ...parcelForm.sent,
    data: plan,
    async run(context, { body }) {
      const input = await parcelForm.read(body);
      const viewer = requireViewer(context);
      const id = await createPackingPlan(context.services, viewer, input);
      const made = await findPlan(context.services, viewer, id);
      if (!made) throw new DomainError('NOT_FOUND');
      return presentPlan(context, made);
    },
  },
];
