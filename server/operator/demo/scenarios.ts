import { demoActor } from '../../kernel/actor';
import { add, fen } from '../../kernel/money';
import {
  approveRefund,
  askQuestion,
  cancelOrder,
  refundOrderItem,
  requestRefund,
} from '../../modules/orders/public';
import { cancelPackage } from '../../modules/fulfilment/public';
import { confirmReceipts, reviewPackage } from '../../modules/packages/public';
import {
  boughtOrder,
  paidOrder,
  paidPackage,
  placeDemoOrder,
  receive,
  ship,
  stockedOrder,
} from './scenario-steps';
import { fixture } from './demo-fixture';
import { listings } from './listings';
import type { DemoContext } from './demo-context';
import type { Scenario } from './scenario';

/** Result of a scenario: the fixture that the demo warehouse leaves untouched, or null. */
type DemoScenario = Scenario<string | null>;

export async function* reviewedPackage(context: DemoContext): DemoScenario {
  const { services, viewer } = context;
  const { id, number } = yield* paidPackage(context, 'teapot', 'cup');
  yield 20;
  await ship(context, number, 'TX4407192285');
  // The cheapest line goes by sea.
  yield 24 * 23;
  await confirmReceipts(services, viewer, [id]);
  yield 3;
  await reviewPackage(services, viewer, {
    packageId: id,
    stars: 5,
    content: 'Well padded, nothing broken, and here as early as promised. Thank you!',
    isAnonymous: false,
  });
  return null;
}

export async function* cancelledPackage(context: DemoContext): DemoScenario {
  const { id } = yield* paidPackage(context, 'fan');
  yield 2;
  await cancelPackage(context.services, context.viewer, id);
  return null;
}

export async function* cancelledOrder(context: DemoContext): DemoScenario {
  const { id } = await placeDemoOrder(context, 'lamp');
  yield 4;
  await cancelOrder(context.services, context.viewer, id);
  return null;
}

export async function* refundedOrder(context: DemoContext): DemoScenario {
  const { services, viewer } = context;
  const { id, number } = yield* paidOrder(context, 'shoe');
  yield 6;
  await requestRefund(services, viewer, { orderId: id, reason: 'Ordered the wrong size' });
  yield 15;
  await approveRefund(services, demoActor, {
    orderNumber: number,
    note: 'Not bought yet: refunded',
  });
  return null;
}

export async function* shippedPackage(context: DemoContext): DemoScenario {
  const { number } = yield* paidPackage(context, 'book');
  yield 26;
  await ship(context, number, 'TX4407210931');
  return null;
}

export async function* partlyRefundedOrder(context: DemoContext): DemoScenario {
  const { number } = yield* stockedOrder(context, 'keyboard', 'scarf');
  yield 1;
  const note = 'Arrived with a hole; returned to the shop';
  await refundOrderItem(context.services, demoActor, { orderNumber: number, position: 2, note });
  return null;
}

export async function* packageToShip(context: DemoContext): DemoScenario {
  const { number } = yield* paidPackage(context, 'cup', 'fan');
  return fixture(number, 'SHIP');
}

export async function* halfReceivedOrder(context: DemoContext): DemoScenario {
  const order = yield* boughtOrder(context, 'lamp', 'book');
  yield 40;
  await receive(context, order, 2);
  return fixture(order.number, 'RECEIVE');
}

export async function* refundAsked(context: DemoContext): DemoScenario {
  const { id, number } = yield* paidOrder(context, 'teapot');
  yield 9;
  const request = { orderId: id, reason: 'Found one nearby after all' };
  await requestRefund(context.services, context.viewer, request);
  return fixture(number, 'ANSWER_REFUND');
}

export async function* askedOrder(context: DemoContext): DemoScenario {
  const { number: orderNumber } = yield* paidOrder(context, 'keyboard', 'fan');
  yield 3;
  const unitPrice = add(listings.keyboard.unitPrice, fen(18_00));
  const note = 'The sale has ended; the shop still has two of them';
  await askQuestion(context.services, demoActor, { orderNumber, position: 1, unitPrice, note });
  return null;
}

export async function* orderToPurchase(context: DemoContext): DemoScenario {
  const { number } = yield* paidOrder(context, 'scarf');
  return fixture(number, 'PURCHASE');
}

export async function* orderToPay(context: DemoContext): DemoScenario {
  yield 0.5;
  await placeDemoOrder(context, 'shoe');
  return null;
}
