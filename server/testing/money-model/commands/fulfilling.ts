import { newId } from '../../../kernel/ids';
import { fen } from '../../../kernel/money';
import { cancelPackage } from '../../../modules/fulfilment/cancel-package';
import { shipPackage } from '../../../modules/fulfilment/ship-package';
import { purchaseOrder } from '../../../modules/purchasing/purchase-order';
import { confirmReceipts } from '../../../modules/packages/receipts/confirm-receipts';
import { cancelPackingPlan } from '../../../modules/warehouse/packing/cancel-packing-plan';
import { createPackingPlan } from '../../../modules/warehouse/packing/create-packing-plan';
import { receivePosition } from '../../builders/order';
import { chosen } from '../state';
import type { Command } from './command';
import { clerk } from '../../staff-actor';

/** The operator buys an order. */
const purchase: Command = {
  weight: 8,
  async run(world, pick, options) {
    const { state } = world;
    const order = chosen(state.orders, pick, ({ status }) => status === 'PAID');
    if (!order) return;
    const orderNumber = order.number;
    await world.attempt(options, (services) =>
      purchaseOrder(services, clerk, { orderNumber, note: '' }),
    );
  },
};

/** Receives the outstanding items of an order one by one. */
const receive: Command = {
  weight: 8,
  async run(world, pick, options) {
    const { state } = world;
    const order = chosen(state.orders, pick, ({ status }) => status === 'PROCESSING');
    if (!order) return;
    const items = state.items.filter(({ orderId }) => orderId === order.id);
    for (const { position } of items)
      await world.attempt(options, (services) => receivePosition(services, order.number, position));
  },
};

/** One stored item or two, with the costly insurance or without. */
const pack: Command = {
  weight: 8,
  async run(world, pick, options) {
    const { state, viewer, addressId } = world;
    const stored = state.storedItems.filter(({ status }) => status === 'STORED');
    const chosenItems =
      pick % 5 === 4 ? state.storedItems.slice(-1) : stored.slice(-1 - (pick % 2));
    if (chosenItems.length === 0) return;
    const storedItemIds = chosenItems.map(({ id }) => id);
    const request = {
      storedItemIds,
      addressId,
      deliveryLineId: 'air-general',
      declarations: storedItemIds.map((storedItemId) => ({
        ...{ storedItemId, description: 'Teapot', declaredValue: fen(1 + (pick % 100_00)) },
      })),
      options: { extraProtection: false, removePackaging: false, insurance: pick % 2 === 0 },
      remark: '',
      idempotencyKey: newId(),
    };
    await world.attempt(options, (services) => createPackingPlan(services, viewer, request));
  },
};

const cancelPlan: Command = {
  weight: 1,
  async run(world, pick, options) {
    const { state, viewer } = world;
    const plan = chosen(state.plans, pick, ({ status }) => status === 'OPEN');
    if (plan)
      await world.attempt(options, (services) => cancelPackingPlan(services, viewer, plan.id));
  },
};

const cancel: Command = {
  weight: 3,
  async run(world, pick, options) {
    const { state, viewer } = world;
    const parcel = chosen(state.packages, pick, ({ status }) => status === 'PENDING_SHIPMENT');
    if (parcel)
      await world.attempt(options, (services) => cancelPackage(services, viewer, parcel.id));
  },
};

const ship: Command = {
  weight: 2,
  async run(world, pick, options) {
    const { state } = world;
    const parcel = chosen(state.packages, pick, ({ status }) => status === 'PENDING_SHIPMENT');
    if (!parcel) return;
    const shipping = {
      packageNumber: parcel.number,
      carrier: 'DHL',
      trackingNumber: parcel.number,
    };
    await world.attempt(options, (services) => shipPackage(services, clerk, shipping));
  },
};

const confirm: Command = {
  weight: 1,
  async run(world, pick, options) {
    const { state, viewer } = world;
    const parcel = chosen(state.packages, pick, ({ status }) => status === 'PENDING_RECEIPT');
    if (parcel)
      await world.attempt(options, (services) => confirmReceipts(services, viewer, [parcel.id]));
  },
};

export const fulfilling = {
  purchase,
  receive,
  pack,
  cancelPlan,
  cancelPackage: cancel,
  ship,
  confirmReceipt: confirm,
};
