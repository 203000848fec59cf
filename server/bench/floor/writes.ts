import { Mutex } from 'async-mutex';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { DataSource, EntityManager } from 'typeorm';
import { ulid } from 'ulid';
import type { Context } from './context';
import { CartItem, Order, OrderEvent, OrderItem, Viewer } from './rows';

@InputType()
class AddCartItemInput {
  @Field(() => String) url!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) unitPrice!: number;
  @Field(() => String) idempotencyKey!: string;
}

@InputType()
class ContactInput {
  @Field(() => String) name!: string;
  @Field(() => String) phone!: string;
  @Field(() => String) email!: string;
}

@InputType()
class SubmitOrderInput {
  @Field(() => ContactInput) contact!: ContactInput;
  @Field(() => String) idempotencyKey!: string;
}

@InputType()
class PayInput {
  @Field(() => String) kind!: string;
  @Field(() => ID) targetId!: string;
  @Field(() => String) method!: string;
  @Field(() => String) idempotencyKey!: string;
}

@ObjectType()
class AddCartItemPayload {
  @Field(() => CartItem) item!: CartItem;
  @Field(() => Viewer) viewer!: Viewer;
}

@ObjectType()
class SubmitOrderPayload {
  @Field(() => Order) order!: Order;
}

@ObjectType()
class Payment {
  @Field(() => ID) id!: string;
  @Field(() => String) status!: string;
  @Field(() => Int) balanceDeduction!: number;
}

@ObjectType()
class PayPayload {
  @Field(() => Payment) payment!: Payment;
}

/** What the shop does without its rules: no ledger, no keys, no machines, no emails. */
@Resolver()
export class Writes {
  @Mutation(() => AddCartItemPayload)
  async addCartItem(
    @Ctx() { db, viewer }: Context,
    @Arg('input', () => AddCartItemInput) { url, name, unitPrice }: AddCartItemInput,
  ): Promise<AddCartItemPayload> {
    const id = ulid();
    const item: CartItem = {
      ...{ id, userId: viewer!.id, mergeKey: id, shop: new URL(url).hostname, url, name },
      ...{ description: '', specification: '', unitPrice, priceChangeReason: '', quantity: 1 },
      ...{ domesticShipping: 0, remark: '', isSelected: true, createdAt: new Date() },
    };
    await db.manager.insert(CartItem, item);
    return { item, viewer: viewer! };
  }

  @Mutation(() => SubmitOrderPayload)
  submitOrder(
    @Ctx() { db, viewer }: Context,
    @Arg('input', () => SubmitOrderInput) { contact }: SubmitOrderInput,
  ): Promise<SubmitOrderPayload> {
    return inTransaction(db, async (tx) => {
      const chosen = await tx.findBy(CartItem, { userId: viewer!.id, isSelected: true });
      const amount = chosen.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0);
      const order = describeOrder(viewer!, contact, amount);
      await tx.insert(Order, order);
      await tx.insert(
        OrderItem,
        chosen.map((item, at) => copyOf(item, order.id, at)),
      );
      await tx.insert(OrderEvent, eventOf(order.id, 'submit'));
      await tx.delete(CartItem, { userId: viewer!.id, isSelected: true });
      return { order };
    });
  }

  @Mutation(() => PayPayload)
  pay(
    @Ctx() { db, viewer }: Context,
    @Arg('input', () => PayInput) { targetId }: PayInput,
  ): Promise<PayPayload> {
    return inTransaction(db, async (tx) => {
      const { amount } = await tx.findOneByOrFail(Order, { id: targetId, userId: viewer!.id });
      const paid = { status: 'PAID', paidAt: new Date(), balanceDeduction: amount };
      await tx.update(Order, { id: targetId }, paid);
      await tx.insert(OrderEvent, eventOf(targetId, 'pay'));
      return { payment: { id: targetId, status: 'CAPTURED', balanceDeduction: amount } };
    });
  }
}

const turn = new Mutex();

/** Runs `work` in a transaction; TypeORM has one connection for SQLite, on which writers take turns. */
function inTransaction<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const run = () => db.transaction(work);
  return db.options.type === 'mysql' ? run() : turn.runExclusive(run);
}

function describeOrder({ id: userId }: Viewer, contact: ContactInput, amount: number): Order {
  const id = ulid();
  const now = new Date();
  return {
    ...{ id, number: id.slice(2), userId, status: 'PENDING_PAYMENT', submittedAt: now },
    ...{ paymentDueAt: now, paidAt: null, goodsAmount: amount, domesticShippingAmount: 0 },
    ...{ finePhotoAmount: 0, amount, balanceDeduction: 0, paymentMethodDiscount: 0 },
    ...{ handlingFee: 0, actualPayment: 0, refundedAmount: 0, contactName: contact.name },
    ...{ contactPhone: contact.phone, contactEmail: contact.email, remark: '' },
    ...{ finePhotoCount: 0, finePhotoNote: '', finePhotoLocation: '' },
  };
}

function copyOf(
  { isSelected: _selected, createdAt: _created, mergeKey: _key, ...item }: CartItem,
  orderId: string,
  at: number,
): OrderItem {
  return { ...item, id: ulid(), orderId, position: at + 1, status: 'ORDERED' };
}

function eventOf(orderId: string, event: string): OrderEvent {
  return { id: ulid(), orderId, event, actor: 'SHOPPER', note: '', at: new Date() };
}
