import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { IdsField } from '../../../platform/graphql/input-fields';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
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
  @Authorized()
  @Query(() => JointPaymentQuoteType, {
    nullable: true,
    description: 'What several orders cost together and whether the balance covers it.',
  })
  jointPaymentQuote(
    @Ctx() context: RequestContext,
    @Args() { orderIds }: JointQuoteArgs,
  ): Promise<JointPaymentQuoteType> {
    return quoteJointPayment(context.services, requireViewer(context), orderIds);
  }

  @Authorized()
  @Query(() => JointPaymentType, { nullable: true, description: 'One of your joint payments.' })
  jointPayment(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the joint payment.' }) id: string,
  ): Promise<JointPaymentType | null> {
    return findJointPayment(context.services, requireViewer(context), id);
  }

  @Authorized()
  @Mutation(() => JointPaymentPayload, {
    description: 'Pays for several orders from the balance: all of them or none.',
  })
  async payOrders(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'Which orders are paid.' }) input: PayOrdersInput,
  ): Promise<JointPaymentPayload> {
    const viewer = requireViewer(context);
    return { jointPayment: await payOrders(context.services, viewer, input), viewer };
  }

  @FieldResolver(() => [PaymentType], { description: 'The payment of each order.' })
  payments(
    @Root() { id }: JointPaymentType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<PaymentType[]> {
    return loaders.get(paymentsByJoint).load(id);
  }
}
