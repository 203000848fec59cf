import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/clock';
import { DomainError } from '../kernel/errors';
import { newId } from '../kernel/ids';
import { fen } from '../kernel/money';
import type { Viewer } from '../kernel/viewer';
import { addCartItem } from '../modules/cart/add-cart-item';
import { creditFund } from '../modules/funds/public';
import { approveRefund } from '../modules/orders/refunds/approve-refund';
import { cancelOrder } from '../modules/orders/placing/cancel-order';
import { cancelRefundRequest } from '../modules/orders/refunds/cancel-refund-request';
import { expireUnpaidOrders } from '../modules/orders/placing/expire-unpaid-orders';
import { placeOrder } from '../modules/orders/placing/place-order';
import { purchaseOrder } from '../modules/orders/buying/purchase-order';
import { refundOrderItem } from '../modules/orders/refunds/refund-order-item';
import { requestRefund } from '../modules/orders/refunds/request-refund';
import { cancelPackage } from '../modules/fulfilment/cancel-package';
import { Package } from '../modules/packages/package.entity';
import { shipPackage } from '../modules/fulfilment/ship-package';
import { pay } from '../modules/payments/pay';
import type { PayableKind } from '../modules/payments/payment.entity';
import { cancelPackingPlan } from '../modules/warehouse/packing/cancel-packing-plan';
import { createPackingPlan } from '../modules/warehouse/packing/create-packing-plan';
import { expirePackingPlans } from '../modules/warehouse/packing/expire-packing-plans';
import { PackingPlan } from '../modules/warehouse/packing/packing-plan.entity';
import { receivePosition } from './builders/order';
import type { TestApp } from './test-app';

interface ModelOrder {
  readonly id: string;
  readonly number: string;
  readonly amount: number;
  /** By position; null once refunded alone. */
  readonly itemPrices: (number | null)[];
  /** What was paid and has not come back. */
  kept: number;
}

interface ModelPlan {
  readonly id: string;
  readonly total: number;
}

interface ModelPackage extends ModelPlan {
  readonly number: string;
}

const FINE_PHOTO = 2_00;
const contact = { name: 'Anna', phone: '+49 30 123456', email: 'anna@example.com' };

/**
 * One shopper and the operator, acting at random. Every action goes through the real use cases;
 * what it should do to the balance is worked out here, from which of them were refused. `isTwice`
 * does the same thing twice at once, which must come to the same as doing it once.
 */
export class MoneyModel {
  balance = 0;
  private readonly orders: ModelOrder[] = [];
  private readonly storedItems: string[] = [];
  private readonly plans: ModelPlan[] = [];
  private readonly packages: ModelPackage[] = [];

  constructor(
    private readonly app: TestApp,
    private readonly viewer: Viewer,
    private readonly addressId: string,
  ) {}

  /** Names of the actions, the likelier ones more than once. */
  static readonly actions = [
    ...(['credit', 'order', 'payOrder', 'payOrder', 'payPlan', 'payPlan', 'buy', 'buy'] as const),
    ...(['pack', 'pack', 'requestRefund', 'approveRefund', 'refundItem', 'cancelOrder'] as const),
    ...(['cancelRefundRequest', 'cancelPlan', 'cancelPackage', 'ship', 'wait'] as const),
  ];

  async step(
    action: (typeof MoneyModel.actions)[number],
    pick: number,
    isTwice: boolean,
  ): Promise<void> {
    await this[action](pick, isTwice);
  }

  private async credit(pick: number, isTwice: boolean): Promise<void> {
    const { email } = this.viewer;
    const credit = { email, amount: fen(1 + (pick % 40_000)), remark: '', idempotencyKey: newId() };
    const record = await attempt(isTwice, () => creditFund(this.app.services, credit));
    if (record) this.balance += credit.amount;
  }

  private async order(pick: number, isTwice: boolean): Promise<void> {
    const { services } = this.app;
    const prices = [1 + (pick % 9_000), 1 + (pick % 77)];
    for (const price of prices)
      await addCartItem(services, this.viewer, {
        url: `https://shop.example.com/item?id=${newId()}`,
        name: 'Teapot',
        unitPrice: fen(price),
        description: '',
        specification: '',
        quantity: 1,
        domesticShipping: fen(0),
        remark: '',
        priceChangeReason: '',
        isSelected: true,
      });
    const form = { contact, remark: '', finePhotos: { count: 1, note: '', location: '' } };
    const order = await attempt(isTwice, () => placeOrder(services, this.viewer, form));
    if (order) {
      const amount = prices.reduce((sum, price) => sum + price, FINE_PHOTO);
      expect(order.amount).toBe(amount);
      const { id, number } = order;
      this.orders.push({ id, number, amount, itemPrices: prices, kept: 0 });
    }
  }

  private async payOrder(pick: number, isTwice: boolean): Promise<void> {
    const order = chosen(this.orders, pick);
    if (order && (await this.paid('ORDER', order.id, isTwice))) {
      order.kept = order.amount;
      this.balance -= order.amount;
    }
  }

  private async payPlan(pick: number, isTwice: boolean): Promise<void> {
    const plan = chosen(this.plans, pick);
    if (!plan || !(await this.paid('PACKING_PLAN', plan.id, isTwice))) return;
    const { read } = this.app.services.db;
    const { id, number } = await read.findOneByOrFail(Package, { packingPlanId: plan.id });
    this.packages.push({ id, number, total: plan.total });
    this.balance -= plan.total;
  }

  private paid(kind: PayableKind, id: string, isTwice: boolean): Promise<unknown> {
    const order = {
      target: { kind, id },
      method: 'BALANCE',
      usesBalance: false,
      idempotencyKey: newId(),
    } as const;
    return attempt(isTwice, () => pay(this.app.services, this.viewer, order));
  }

  /** The operator buys, and the items arrive. */
  private async buy(pick: number, isTwice: boolean): Promise<void> {
    const order = chosen(this.orders, pick);
    if (!order) return;
    const { services } = this.app;
    const orderNumber = order.number;
    await attempt(isTwice, () => purchaseOrder(services, { orderNumber, note: '' }));
    for (const position of [1, 2]) {
      const id = await attempt(isTwice, () => receivePosition(services, orderNumber, position));
      if (typeof id === 'string') this.storedItems.push(id);
    }
  }

  private async pack(pick: number, isTwice: boolean): Promise<void> {
    const storedItemId = chosen(this.storedItems, pick);
    if (!storedItemId) return;
    const { services } = this.app;
    const request = {
      storedItemIds: [storedItemId],
      addressId: this.addressId,
      deliveryLineId: 'air-general',
      declarations: [{ storedItemId, description: 'Teapot', declaredValue: fen(1) }],
      remark: '',
    };
    const id = await attempt(isTwice, () => createPackingPlan(services, this.viewer, request));
    if (!id) return;
    const { total } = await services.db.read.findOneByOrFail(PackingPlan, { id });
    this.plans.push({ id, total });
  }

  private async requestRefund(pick: number, isTwice: boolean): Promise<void> {
    const order = chosen(this.orders, pick);
    if (!order) return;
    const request = { orderId: order.id, reason: 'Changed my mind' };
    await attempt(isTwice, () => requestRefund(this.app.services, this.viewer, request));
  }

  private async cancelRefundRequest(pick: number, isTwice: boolean): Promise<void> {
    const order = chosen(this.orders, pick);
    if (order)
      await attempt(isTwice, () => cancelRefundRequest(this.app.services, this.viewer, order.id));
  }

  private async approveRefund(pick: number, isTwice: boolean): Promise<void> {
    const order = chosen(this.orders, pick);
    if (!order) return;
    const answer = { orderNumber: order.number, note: '' };
    const isApproved = await attempt(isTwice, () => approveRefund(this.app.services, answer));
    if (isApproved) this.giveBack(order, order.kept);
  }

  private async refundItem(pick: number, isTwice: boolean): Promise<void> {
    const order = chosen(this.orders, pick >> 1);
    if (!order) return;
    const index = pick % 2;
    const refund = { orderNumber: order.number, position: index + 1, note: '' };
    const isRefunded = await attempt(isTwice, async () => {
      await refundOrderItem(this.app.services, refund);
      return true;
    });
    if (!isRefunded) return;
    const price = order.itemPrices[index] ?? NaN;
    order.itemPrices[index] = null;
    const isLast = order.itemPrices.every((other) => other === null);
    this.giveBack(order, isLast ? order.kept : price);
  }

  private giveBack(order: ModelOrder, amount: number): void {
    order.kept -= amount;
    this.balance += amount;
  }

  private async cancelOrder(pick: number, isTwice: boolean): Promise<void> {
    const order = chosen(this.orders, pick);
    if (order) await attempt(isTwice, () => cancelOrder(this.app.services, this.viewer, order.id));
  }

  private async cancelPlan(pick: number, isTwice: boolean): Promise<void> {
    const plan = chosen(this.plans, pick);
    if (plan)
      await attempt(isTwice, () => cancelPackingPlan(this.app.services, this.viewer, plan.id));
  }

  private async cancelPackage(pick: number, isTwice: boolean): Promise<void> {
    const parcel = chosen(this.packages, pick);
    if (!parcel) return;
    const isCancelled = await attempt(isTwice, async () => {
      await cancelPackage(this.app.services, this.viewer, parcel.id);
      return true;
    });
    if (isCancelled) this.balance += parcel.total;
  }

  private async ship(pick: number, isTwice: boolean): Promise<void> {
    const parcel = chosen(this.packages, pick);
    if (!parcel) return;
    const shipping = { packageNumber: parcel.number, carrier: 'DHL', trackingNumber: 'T1' };
    await attempt(isTwice, () => shipPackage(this.app.services, shipping));
  }

  /** Time passes, and what is overdue ends. */
  private async wait(pick: number): Promise<void> {
    this.app.clock.advance([MINUTE_MS, 31 * MINUTE_MS, 20 * HOUR_MS, 33 * DAY_MS][pick % 4]!);
    await expireUnpaidOrders(this.app.services);
    await expirePackingPlans(this.app.services);
  }
}

/** Mostly the newest, where things still happen. */
function chosen<T>(all: readonly T[], pick: number): T | undefined {
  return all[all.length - 1 - (pick % Math.min(3, all.length || 1))];
}

/** The first answer, or null when it was refused; anything but a refusal is a bug and thrown. */
async function attempt<T>(isTwice: boolean, work: () => Promise<T>): Promise<T | null> {
  const results = await Promise.allSettled(isTwice ? [work(), work()] : [work()]);
  for (const result of results)
    if (result.status === 'rejected' && !(result.reason instanceof DomainError))
      throw result.reason;
  return results.find((result) => result.status === 'fulfilled')?.value ?? null;
}
