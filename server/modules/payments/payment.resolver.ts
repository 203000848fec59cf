import {
  Arg,
  Authorized,
  createUnionType,
  Ctx,
  FieldResolver,
  ID,
  Resolver,
  Root,
} from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../platform/graphql/authorized';
import { RefusableMutation } from '../../platform/graphql/refusable-mutation';
import { InvalidInput } from '../../platform/graphql/refusal.types';
import type { RequestContext } from '../../platform/request-context';
import { orderById, OrderQuestionType, OrderType, questionById } from '../orders/public';
import { packageByPlan, PackageType } from '../packages/public';
import { checkoutUrlOf } from './checkouts/checkout.loaders';
import { PackingPlanExpired } from '../warehouse/public';
import { cancelPayment } from './cancel-payment';
import { pay } from './pay';
import { CancelPaymentInput, PayInput } from './payment.inputs';
import { findPayment } from './payment.queries';
import { BalanceTooLow } from './payment.refusals';
import type { Loaders } from '../../platform/loaders';
import { planById, PackingPlanType } from '../warehouse/public';
import type { PaymentTargetKind } from './payment.entity';
import { answerTo } from './recharging/remittance.loaders';
import { CancelPaymentPayload, PayPayload, PaymentQuoteType, PaymentType } from './payment.types';

const PayableUnion = createUnionType({
  name: 'Payable',
  description: 'What can be paid for.',
  types: () => [OrderType, PackingPlanType, OrderQuestionType] as const,
  resolveType: (value) => {
    if ('submittedAt' in value) return OrderType;
    return 'oldUnitPrice' in value ? OrderQuestionType : PackingPlanType;
  },
});
type Payable = OrderType | PackingPlanType | OrderQuestionType;

/** The caller owns the target: the payment or the quote was looked up by its shopper. */
function payableOf(loaders: Loaders, kind: PaymentTargetKind, id: string): Promise<Payable | null> {
  if (kind === 'ORDER') return loaders.get(orderById).load(id);
  return kind === 'QUESTION' ? loaders.get(questionById).load(id) : loaders.get(planById).load(id);
}

@Resolver(() => PaymentQuoteType)
export class QuotedPayableResolver {
  @FieldResolver(() => PayableUnion, { nullable: true, description: 'What is to be paid.' })
  payable(
    @Root() { kind, targetId }: PaymentQuoteType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Payable | null> {
    return payableOf(loaders, kind, targetId);
  }
}

@Resolver(() => PaymentType)
export class PaymentResolver {
  @FieldResolver(() => PayableUnion, { nullable: true, description: 'What it is for.' })
  payable(
    @Root() { targetKind, targetId }: PaymentType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Payable | null> {
    return payableOf(loaders, targetKind, targetId);
  }

  @AuthorizedQuery(() => PaymentType, { nullable: true, description: 'One of your payments.' })
  payment(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'Id of the payment.' }) id: string,
  ): Promise<PaymentType | null> {
    return findPayment(services, viewer, id);
  }

  @Authorized()
  @RefusableMutation(() => PayPayload, {
    description: 'Pays for an order, a packing plan or the difference a question asks about.',
    refusals: [InvalidInput, BalanceTooLow, PackingPlanExpired],
    plain: [
      'NOT_FOUND',
      'NOTHING_TO_PAY',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_GATEWAY_UNAVAILABLE',
      'PAYMENTS_FROZEN',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  })
  async pay(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'What is paid, and how.' }) input: PayInput,
  ): Promise<PayPayload> {
    const { kind, targetId, ...order } = input;
    const payment = await pay(services, viewer, { target: { kind, id: targetId }, ...order });
    return { payment, viewer };
  }

  @Authorized()
  @RefusableMutation(() => CancelPaymentPayload, {
    description:
      'Cancels a pending card payment and releases its held balance. Money that is charged anyway is credited to the balance.',
    refusals: [InvalidInput],
    plain: ['NOT_FOUND', 'PAYMENT_STATUS_FORBIDS'],
  })
  async cancelPayment(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which.' }) { paymentId }: CancelPaymentInput,
  ): Promise<CancelPaymentPayload> {
    return { payments: await cancelPayment(services, viewer, paymentId), viewer };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The gateway's page, on which a pending payment is paid; null once it is over.",
  })
  checkoutUrl(
    @Root() payment: PaymentType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<string | null> {
    return checkoutUrlOf(loaders, payment);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why an operator could not find a remittance; null unless they said so.',
  })
  answer(@Root() payment: PaymentType, @Ctx() { loaders }: RequestContext): Promise<string | null> {
    return answerTo(loaders, payment);
  }

  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The paid order, or the one whose difference is paid.',
  })
  async order(
    @Root() { targetKind, targetId }: PaymentType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderType | null> {
    if (targetKind === 'ORDER') return loaders.get(orderById).load(targetId);
    if (targetKind !== 'QUESTION') return null;
    const question = await loaders.get(questionById).load(targetId);
    return question && loaders.get(orderById).load(question.orderId);
  }

  @FieldResolver(() => PackageType, {
    nullable: true,
    description: 'The package that a paid packing plan became.',
  })
  package(
    @Root() { targetKind, targetId }: PaymentType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<PackageType | null> | null {
    return targetKind === 'PACKING_PLAN' ? loaders.get(packageByPlan).load(targetId) : null;
  }
}
