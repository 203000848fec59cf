import { one } from '../../../platform/http/answer';
import { inputForm } from '../../../platform/http/input-form';
import { wordOutput } from '../../../platform/http/output-wording';
import { restCall } from '../../../platform/http/rest-call';
import { declaredExample, parcelExample } from '../parcels/parcel-examples';
import { CreatePackingPlanInput } from '../warehouse.inputs';
import { cancelPackingPlan } from './cancel-packing-plan';
import { createPackingPlan } from './create-packing-plan';
import { findPlan } from './packing-plan.queries';
import { PackingPlanType } from './packing-plan.types';

wordOutput(PackingPlanType, { examples: { number: 'PP20261121-04817733', total: 6_300 } });

const parcelForm = inputForm(CreatePackingPlanInput, 'The parcel.', {
  example: {
    ...{ ...parcelExample, delivery_line_id: 'air-general', remark: 'Fragile' },
    declarations: [{ ...declaredExample, description: 'Teapot' }],
  },
});

/** Our own calls about packing plans (API-20). */
export const packingPlanEndpoints = [
  restCall({
    method: 'post',
    path: '/packing_plans',
    operationId: 'createPackingPlan',
    summary: 'Creates a packing plan, which reserves stored items for 30 minutes.',
    description: 'Pay for it by `POST /payments`.',
    refusals: ['NOT_FOUND', 'STORED_ITEM_NOT_AVAILABLE', 'DELIVERY_LINE_UNUSABLE'],
    origin: 'our own call',
    needsToken: true,
    takes: parcelForm,
    data: one(PackingPlanType),
    async run({ context: { services }, viewer, input }) {
      return findPlan(services, viewer, await createPackingPlan(services, viewer, input));
    },
  }),
  restCall({
    method: 'get',
    path: '/packing_plans/{id}',
    operationId: 'getPackingPlan',
    summary: 'One packing plan.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND'],
    id: 'Id of the plan.',
    data: one(PackingPlanType),
    run: ({ context, viewer, id }) => findPlan(context.services, viewer, id),
  }),
  restCall({
    method: 'post',
    path: '/packing_plans/{id}/cancel',
    operationId: 'cancelPackingPlan',
    summary: 'Cancels an unpaid packing plan and releases its items.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'PACKING_PLAN_STATUS_FORBIDS'],
    id: 'Id of the plan.',
    data: one(PackingPlanType),
    async run({ context: { services }, viewer, id }) {
      await cancelPackingPlan(services, viewer, id);
      return findPlan(services, viewer, id);
    },
  }),
];
