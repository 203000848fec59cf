import { fen } from '../../../kernel/money';
import { acceptQuestion } from '../../../modules/orders/questions/accept-question';
import { askQuestion } from '../../../modules/orders/questions/ask-question';
import { declineQuestion } from '../../../modules/orders/questions/decline-question';
import { withdrawQuestion } from '../../../modules/orders/questions/withdraw-question';
import { chosen } from '../state';
import { payFor, ways, type Way } from './paying';
import type { Command } from './command';
import { clerk } from '../../staff-actor';

const substitute = {
  name: 'Blue teapot',
  url: 'https://shop.example.com/item?id=blue',
  specification: 'Blue',
};

/** Another price, a substitute, or both; a price that falls alone is not asked about. */
const ask: Command = {
  weight: 3,
  async run(world, pick, options) {
    const { orders, items } = world.state;
    const order = chosen(orders, pick, ({ status }) => status === 'PAID');
    const item = chosen(
      items.filter(({ orderId }) => orderId === order?.id),
      pick,
    );
    if (!order || !item) return;
    const unitPrice = fen(Math.max(1, item.unitPrice + ((pick % 700) - 200)));
    const finding = { orderNumber: order.number, position: item.position, unitPrice, note: '' };
    const found = pick % 3 ? finding : { ...finding, substitute };
    await world.attempt(options, (services) => askQuestion(services, clerk, found));
  },
};

function pay(weight: number, way: Way): Command {
  return {
    weight,
    async run(world, pick, options) {
      const { questions } = world.state;
      const isLikely = (one: (typeof questions)[number]) =>
        one.status === 'OPEN' && one.difference > 0;
      const question = chosen(questions, pick, isLikely);
      if (question) await payFor(world, 'QUESTION', question.id, pick, options, way);
    },
  };
}

const accept: Command = {
  weight: 1,
  async run(world, pick, options) {
    const question = chosen(world.state.questions, pick, ({ status }) => status === 'OPEN');
    if (question)
      await world.attempt(options, (services) =>
        acceptQuestion(services, world.viewer, question.id),
      );
  },
};

const decline: Command = {
  weight: 1,
  async run(world, pick, options) {
    const question = chosen(world.state.questions, pick, ({ status }) => status === 'OPEN');
    if (question)
      await world.attempt(options, (services) =>
        declineQuestion(services, world.viewer, question.id),
      );
  },
};

const withdraw: Command = {
  weight: 1,
  async run(world, pick, options) {
    const { questions, orders, items } = world.state;
    const question = chosen(questions, pick, ({ status }) => status === 'OPEN');
    if (!question) return;
    const { number: orderNumber } = orders.find(({ id }) => id === question.orderId)!;
    const { position } = items.find(({ id }) => id === question.orderItemId)!;
    await world.attempt(options, (services) =>
      withdrawQuestion(services, clerk, { orderNumber, position }),
    );
  },
};

export const questioning = {
  askQuestion: ask,
  payQuestionFromBalance: pay(2, ways.BALANCE),
  payQuestionByCard: pay(2, ways.CARD),
  payQuestionMixed: pay(2, ways.MIXED),
  acceptQuestion: accept,
  declineQuestion: decline,
  withdrawQuestion: withdraw,
};
