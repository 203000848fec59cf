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
import type { Stage } from './stage';
import type { Scenario } from './scenario';

/** What each scenario comes to: the fixture that the demo warehouse leaves as it is, or null. */
type DemoScenario = Scenario<string | null>;

export async function* reviewedPackage(stage: Stage): DemoScenario {
  const { services, viewer } = stage;
  const { id, number } = yield* paidPackage(stage, 'teapot', 'cup');
  yield 20;
  await ship(stage, number, 'TX4407192285');
  // By sea, as the cheapest line goes.
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

export async function* cancelledPackage(stage: Stage): DemoScenario {
  const { id } = yield* paidPackage(stage, 'fan');
  yield 2;
  await cancelPackage(stage.services, stage.viewer, id);
  return null;
}

export async function* cancelledOrder(stage: Stage): DemoScenario {
  const { id } = await placeDemoOrder(stage, 'lamp');
  yield 4;
  await cancelOrder(stage.services, stage.viewer, id);
  return null;
}

export async function* refundedOrder(stage: Stage): DemoScenario {
  const { services, viewer } = stage;
  const { id, number } = yield* paidOrder(stage, 'shoe');
  yield 6;
  await requestRefund(services, viewer, { orderId: id, reason: 'Ordered the wrong size' });
  yield 15;
  await approveRefund(services, { orderNumber: number, note: 'Not bought yet: refunded' });
  return null;
}

export async function* shippedPackage(stage: Stage): DemoScenario {
  const { number } = yield* paidPackage(stage, 'book');
  yield 26;
  await ship(stage, number, 'TX4407210931');
  return null;
}

export async function* partlyRefundedOrder(stage: Stage): DemoScenario {
  const { number } = yield* stockedOrder(stage, 'keyboard', 'scarf');
  yield 1;
  const note = 'Arrived with a hole; returned to the shop';
  await refundOrderItem(stage.services, { orderNumber: number, position: 2, note });
  return null;
}

export async function* packageToShip(stage: Stage): DemoScenario {
  const { number } = yield* paidPackage(stage, 'cup', 'fan');
  return fixture(number, 'SHIP');
}

export async function* halfReceivedOrder(stage: Stage): DemoScenario {
  const order = yield* boughtOrder(stage, 'lamp', 'book');
  yield 40;
  await receive(stage, order, 2);
  return fixture(order.number, 'RECEIVE');
}

export async function* refundAsked(stage: Stage): DemoScenario {
  const { id, number } = yield* paidOrder(stage, 'teapot');
  yield 9;
  const request = { orderId: id, reason: 'Found one nearby after all' };
  await requestRefund(stage.services, stage.viewer, request);
  return fixture(number, 'ANSWER_REFUND');
}

export async function* askedOrder(stage: Stage): DemoScenario {
  const { number: orderNumber } = yield* paidOrder(stage, 'keyboard', 'fan');
  yield 3;
  const unitPrice = add(listings.keyboard.unitPrice, fen(18_00));
  const note = 'The sale has ended; the shop still has two of them';
  await askQuestion(stage.services, { orderNumber, position: 1, unitPrice, note });
  return null;
}

export async function* orderToPurchase(stage: Stage): DemoScenario {
  const { number } = yield* paidOrder(stage, 'scarf');
  return fixture(number, 'PURCHASE');
}

export async function* orderToPay(stage: Stage): DemoScenario {
  yield 0.5;
  await placeDemoOrder(stage, 'shoe');
  return null;
}
