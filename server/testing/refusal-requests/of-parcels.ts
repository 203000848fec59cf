import { newId } from '../../kernel/ids';
import { buildAddress } from '../builders/address';
import { buildPackage } from '../builders/package';
import { buildPackingPlan } from '../builders/packing-plan';
import { buildStoredItem } from '../builders/stored-item';
import { callRest } from '../rest-client';
import type { Sample } from '../rest-samples';
import type { World, Provocations } from './world';
import { lateTarget } from './world';

/** Items already reserved by a plan. */
async function reserved({ app, shopper }: World, more: object = {}): Promise<Sample> {
  const { id } = await buildStoredItem(app, shopper);
  await buildPackingPlan(shopper, [id]);
  const address_id = await buildAddress(shopper);
  return { body: { stored_item_ids: [id], address_id, ...more } };
}

const declared = (stored_item_id: string) => ({
  declarations: [{ stored_item_id, description: 'Teapot', declared_value: 1_000 }],
});

const packageOf = (status: Parameters<typeof buildPackage>[2]) => async (world: World) => ({
  params: { id: (await buildPackage(world.app, world.shopper, status)).id },
});

/** Calls of packing, plans and packages. */
export const parcelProvocations: Provocations = {
  'post /delivery_quotes': {
    STORED_ITEM_NOT_AVAILABLE: (world) => reserved(world, { declared_values: [] }),
  },
  'post /parcel_estimates': { STORED_ITEM_NOT_AVAILABLE: reserved },
  'post /packing_plans': {
    NOT_FOUND: () => {
      const id = newId();
      return { body: { stored_item_ids: [id], ...declared(id) } };
    },
    STORED_ITEM_NOT_AVAILABLE: async (world) => {
      const { body } = await reserved(world);
      const [id] = body?.['stored_item_ids'] as [string];
      return { body: { ...body, ...declared(id) } };
    },
    DELIVERY_LINE_UNUSABLE: async ({ app, shopper }) => {
      const { id } = await buildStoredItem(app, shopper);
      const parcel = { stored_item_ids: [id], address_id: await buildAddress(shopper) };
      return { body: { ...parcel, ...declared(id), delivery_line_id: 'no-such-line' } };
    },
  },
  'post /packing_plans/{id}/cancel': {
    PACKING_PLAN_STATUS_FORBIDS: async (world) => {
      const { body } = await lateTarget(world);
      const id = body?.['target_id'] as string;
      await callRest(world.shopper, 'post', `/packing_plans/${id}/cancel`);
      return { params: { id } };
    },
  },
  'post /packages/{id}/cancel': { PACKAGE_STATUS_FORBIDS: packageOf('PENDING_RECEIPT') },
  'post /packages/{id}/confirm_receipt': { PACKAGE_STATUS_FORBIDS: packageOf('PENDING_SHIPMENT') },
  'post /packages/confirm_receipts': {
    PACKAGE_STATUS_FORBIDS: async (world) => ({
      body: { package_ids: [(await packageOf('PENDING_SHIPMENT')(world)).params.id] },
    }),
  },
  'post /packages/{id}/review': {
    PACKAGE_STATUS_FORBIDS: packageOf('PENDING_RECEIPT'),
    ALREADY_REVIEWED: async (world) => {
      const { params } = await packageOf('COMPLETED')(world);
      const body = { stars: 5, content: 'All in one piece' };
      await callRest(world.shopper, 'post', `/packages/${params.id}/review`, { body });
      return { params };
    },
  },
};
