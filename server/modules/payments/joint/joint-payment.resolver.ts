import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../../platform/graphql/authorized';
import { RefusableMutation } from '../../../platform/graphql/refusable-mutation';
import { InvalidInput } from '../../../platform/graphql/refusal.types';
import type { RequestContext } from '../../../platform/request-context';
import { orderById, OrderType } from '../../orders/public';
import { BalanceTooLow, OrderNotPayable } from '../payment.refusals';
import { PaymentType } from '../payment.types';
import { findJointPayment, paymentsByJoint, quoteJointPayment } from './joint-payment.queries';
import {
  PayOrdersPayload,
  JointPaymentPartType,
  JointPaymentQuoteType,
  JointPaymentType,
  JointQuoteArgs,
  PayOrdersInput,
} from './joint-payment.types';
import { payOrders } from './pay-orders';

@Resolver(() => JointPaymentPartType)
export class JointPaymentPartResolver {
  /** The caller owns it: the quote was made for its shopper. */
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order.' })
  order(
    @Root() { id }: JointPaymentPartType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderType | null> {
    return loaders.get(orderById).load(id);
  }
}

@Resolver(() => JointPaymentType)
export class JointPaymentResolver {
  @AuthorizedQuery(() => JointPaymentQuoteType, {
    nullable: true,
    description: 'What several orders cost together and how they can be paid.',
  })
  jointPaymentQuote(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() asked: JointQuoteArgs,
  ): Promise<JointPaymentQuoteType> {
    return quoteJointPayment(services, viewer, asked);
  }

  @AuthorizedQuery(() => JointPaymentType, {
    nullable: true,
    description: 'One of your joint payments.',
  })
  jointPayment(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'Id of the joint payment.' }) id: string,
  ): Promise<JointPaymentType | null> {
    return findJointPayment(services, viewer, id);
  }

  @Authorized()
  @RefusableMutation(() => PayOrdersPayload, {
    description:
      'Pays for several orders in one step, from the balance, by card or both: all of them or none.',
    refusals: [InvalidInput, BalanceTooLow, OrderNotPayable],
    plain: [
      'NOT_FOUND',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_GATEWAY_UNAVAILABLE',
      'PAYMENTS_FROZEN',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  })
  async payOrders(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which orders are paid.' }) input: PayOrdersInput,
  ): Promise<PayOrdersPayload> {
    return { jointPayment: await payOrders(services, viewer, input), viewer };
  }

  @FieldResolver(() => [PaymentType], { description: 'The payment of each order.' })
  payments(
    @Root() { id }: JointPaymentType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<PaymentType[]> {
    return loaders.get(paymentsByJoint).load(id);
  }
}
