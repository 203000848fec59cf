import { minutes } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { imageUses } from '../uploads/public';
import { OrderItem } from './items/order-item.entity';
import { OrderItemResolver } from './items/order-item.resolver';
import { OrderEvent } from './order-event.entity';
import { OrderFieldsResolver, OrderViewerResolver } from './order-fields.resolver';
import { Order } from './order.entity';
import { imagesInOrders } from './order.loaders';
import { OrderResolver } from './order.resolver';
import {
  OrderPackagesResolver,
  PackageOrdersResolver,
  StoredItemOrderResolver,
} from './order-links.resolver';
import { orderEndpoints } from './order.rest';
import { expireQuestions } from './questions/expire-questions';
import { OrderQuestion } from './questions/order-question.entity';
import { everyOpenQuestionCanBeAnswered } from './questions/question.invariants';
import { OrderQuestionsResolver, QuestionResolver } from './questions/question.resolver';
import { questionEndpoints } from './questions/question.rest';
import { expireUnpaidOrders } from './placing/expire-unpaid-orders';
import { refundEndpoints } from './refunds/refund.rest';
import { orderData } from './shopper-data';

export const orders = defineModule({
  name: 'orders',
  entities: [Order, OrderItem, OrderEvent, OrderQuestion],
  endpoints: {
    heading: 'Orders',
    about: 'Placing orders, following them and requesting refunds.',
    calls: [...orderEndpoints, ...refundEndpoints, ...questionEndpoints],
  },
  nodes: [
    { type: 'Order', entity: Order },
    { type: 'OrderItem', entity: OrderItem },
    { type: 'OrderQuestion', entity: OrderQuestion },
  ],
  resolvers: [
    OrderResolver,
    OrderFieldsResolver,
    OrderViewerResolver,
    OrderItemResolver,
    OrderPackagesResolver,
    PackageOrdersResolver,
    StoredItemOrderResolver,
    QuestionResolver,
    OrderQuestionsResolver,
  ],
  jobs: [
    { name: 'expire-unpaid-orders', every: minutes(1), run: expireUnpaidOrders },
    { name: 'expire-questions', every: minutes(1), run: expireQuestions },
  ],
  invariants: [everyOpenQuestionCanBeAnswered],
  personalData: [orderData],
  extensions: [imageUses.with(imagesInOrders)],
});
