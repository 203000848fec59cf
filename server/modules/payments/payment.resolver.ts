import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { orderById, OrderType } from '../orders/public';
import { packageByPlan, PackageType } from '../packages/public';
import { pay } from './pay';
import { PayInput } from './payment.inputs';
import { findPayment } from './payment.queries';
import { PaymentPayload, PaymentType } from './payment.types';

@Resolver(() => PaymentType)
export class PaymentResolver {
  @AuthorizedQuery(() => PaymentType, { nullable: true, description: 'One of your payments.' })
  payment(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'Id of the payment.' }) id: string,
  ): Promise<PaymentType | null> {
    return findPayment(services, viewer, id);
  }

  @AuthorizedMutation(() => PaymentPayload, { description: 'Pays for an order or a packing plan.' })
  async pay(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'What is paid, and how.' }) input: PayInput,
  ): Promise<PaymentPayload> {
    const { kind, targetId, method, idempotencyKey } = input;
    const target = { kind, id: targetId };
    const payment = await pay(services, viewer, { target, method, idempotencyKey });
    return { payment, viewer };
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The paid order.' })
  order(
    @Root() { targetKind, targetId }: PaymentType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderType | null> | null {
    return targetKind === 'ORDER' ? loaders.get(orderById).load(targetId) : null;
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
