import { fen } from '../../kernel/money';
import { askQuestion, type Finding } from '../../modules/orders/questions/ask-question';
import type { OrderQuestion } from '../../modules/orders/questions/order-question.entity';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';
import { buildOrder, type BuiltOrder } from './order';
import { clerk } from '../staff-actor';

export interface BuiltQuestion {
  readonly order: BuiltOrder;
  readonly question: OrderQuestion;
}

/** A paid order of a teapot (¥10.00, two of them, ¥3.00 shipping) and a cup (¥1.00), with one photo. */
export function buildPaidOrder(app: TestApp, shopper: TestClient): Promise<BuiltOrder> {
  const items = [
    { name: 'Teapot', unitPrice: 1000, quantity: 2, domesticShipping: 300 },
    { name: 'Cup', unitPrice: 100 },
  ];
  return buildOrder(app, shopper, { status: 'PAID', items, form: { finePhotos: { count: 1 } } });
}

/** Opens a question about the teapot of such an order; it costs ¥2.50 more by default. */
export async function buildQuestion(
  app: TestApp,
  shopper: TestClient,
  finding: Partial<Finding> = {},
): Promise<BuiltQuestion> {
  const order = await buildPaidOrder(app, shopper);
  const found = { orderNumber: order.number, position: 1, unitPrice: fen(1250), note: '' };
  const asked = await askQuestion(app.services, clerk, { ...found, ...finding });
  if (!('question' in asked)) throw new Error('Nothing was asked');
  return { order, question: asked.question };
}

/** The replacement for the teapot. */
export const blueTeapot = {
  name: 'Blue teapot',
  url: 'https://shop.example.com/item?id=blue',
  specification: 'Blue',
};
