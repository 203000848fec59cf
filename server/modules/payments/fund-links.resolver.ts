import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { listOf } from '../../platform/graphql/list-of';
import type { RequestContext } from '../../platform/request-context';
import { entryById, FundRecordType, FundType, type JournalKind } from '../funds/public';
import { orderById, OrderType } from '../orders/public';
import { packageById, packageByPlan, PackageType } from '../packages/public';
import { listPendingPayments, MOST_PENDING, paymentById } from './payment.queries';
import type { Payment } from './payment.entity';
import { PaymentType } from './payment.types';
import type { Withdrawal } from './withdrawing/withdrawal.entity';
import { listPendingWithdrawals } from './withdrawing/withdrawal.queries';
import { WithdrawalType } from './withdrawing/withdrawal.types';

/** Kind of subject of an entry. */
const referents: Record<JournalKind, 'ORDER' | 'PLAN' | 'PACKAGE' | 'PAYMENT' | null> = {
  RECHARGE: 'PAYMENT',
  ORDER_PAYMENT: 'ORDER',
  ORDER_REFUND: 'ORDER',
  ITEM_REFUND: 'ORDER',
  DIFFERENCE_PAYMENT: 'ORDER',
  DIFFERENCE_REFUND: 'ORDER',
  PACKAGE_PAYMENT: 'PLAN',
  PACKAGE_REFUND: 'PACKAGE',
  WITHDRAWAL: null,
  ADJUSTMENT: null,
};

/** The entry of a record, which the resolver returns as a whole row. */
type Root = FundRecordType & { readonly entryId: string };

/** Links a record of the fund to its subject; the record is the shopper's own, and so is the subject. */
@Resolver(() => FundRecordType)
export class FundRecordLinksResolver {
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order it is about.' })
  async order(
    @Root() { type, entryId }: Root,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderType | null> {
    if (referents[type] !== 'ORDER') return null;
    const id = (await loaders.get(entryById).load(entryId))?.referenceId;
    return id ? loaders.get(orderById).load(id) : null;
  }

  @FieldResolver(() => PackageType, { nullable: true, description: 'The package it is about.' })
  async package(
    @Root() { type, entryId }: Root,
    @Ctx() { loaders }: RequestContext,
  ): Promise<PackageType | null> {
    const referent = referents[type];
    if (referent !== 'PLAN' && referent !== 'PACKAGE') return null;
    const id = (await loaders.get(entryById).load(entryId))?.referenceId;
    return id ? loaders.get(referent === 'PLAN' ? packageByPlan : packageById).load(id) : null;
  }

  @FieldResolver(() => PaymentType, {
    nullable: true,
    description: 'The external payment behind it.',
  })
  async payment(
    @Root() { type, entryId }: Root,
    @Ctx() { loaders }: RequestContext,
  ): Promise<Payment | null> {
    if (referents[type] !== 'PAYMENT') return null;
    const id = (await loaders.get(entryById).load(entryId))?.referenceId;
    return id ? loaders.get(paymentById).load(id) : null;
  }
}

@Resolver(() => FundType)
export class PendingMoneyResolver {
  @FieldResolver(() => [PaymentType], {
    ...listOf(MOST_PENDING),
    description:
      'Pending payments, newest first: those that hold a part of the balance (`balanceDeduction`), and recharges. At most 50.',
  })
  pendingPayments(
    @Root() { id }: FundType,
    @Ctx() { services }: RequestContext,
  ): Promise<Payment[]> {
    return listPendingPayments(services, id);
  }

  @FieldResolver(() => [WithdrawalType], {
    ...listOf(MOST_PENDING),
    description:
      'Withdrawals that are not sent yet, newest first: each holds its amount. At most 50.',
  })
  pendingWithdrawals(
    @Root() { id }: FundType,
    @Ctx() { services }: RequestContext,
  ): Promise<Withdrawal[]> {
    return listPendingWithdrawals(services, id, MOST_PENDING);
  }
}
