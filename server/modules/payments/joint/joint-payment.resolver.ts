import { Arg, Args, ArgsType, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../../platform/graphql/authorized';
import { IdsField } from '../../../platform/graphql/input-fields';
import type { RequestContext } from '../../../platform/request-context';
import { PaymentType } from '../payment.types';
import { findJointPayment, paymentsByJoint, quoteJointPayment } from './joint-payment.queries';
import {
  JointPaymentPayload,
  JointPaymentQuoteType,
  JointPaymentType,
  MAX_JOINT_ORDERS,
  PayOrdersInput,
} from './joint-payment.types';
import { payOrders } from './pay-orders';

@ArgsType()
class JointQuoteArgs {
  @IdsField('Ids of your orders that wait for their payment.', MAX_JOINT_ORDERS)
  orderIds!: string[];
}

@Resolver(() => JointPaymentType)
export class JointPaymentResolver {
  @AuthorizedQuery(() => JointPaymentQuoteType, {
    nullable: true,
    description: 'What several orders cost together and whether the balance covers it.',
  })
  jointPaymentQuote(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() { orderIds }: JointQuoteArgs,
  ): Promise<JointPaymentQuoteType> {
    return quoteJointPayment(services, viewer, orderIds);
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

  @AuthorizedMutation(() => JointPaymentPayload, {
    description: 'Pays for several orders from the balance: all of them or none.',
  })
  async payOrders(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which orders are paid.' }) input: PayOrdersInput,
  ): Promise<JointPaymentPayload> {
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
