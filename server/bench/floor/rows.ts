import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An amount in fen, which mysql2 delivers as text. */
const Fen = () =>
  Column({ type: 'bigint', transformer: { to: (fen: number) => fen, from: Number } });
const Instant = (nullable = false) => Column({ type: 'datetime', precision: 3, nullable });

/** The tables of the shop, as far as the floor reads and writes them; objects of the schema as well. */
@ObjectType()
@Entity('articles')
export class ArticleLink {
  @Field(() => Int) @PrimaryColumn('int') id!: number;
  @Column('varchar') groupId!: string;
  @Column('int') position!: number;
  @Field(() => Boolean) @Column('boolean') isFaq!: boolean;
  @Field(() => String) @Column('varchar', { name: 'name_en' }) name!: string;
}

@ObjectType()
@Entity('article_groups')
export class ArticleGroup {
  @Field(() => ID) @PrimaryColumn('varchar') id!: string;
  @Column('varchar') type!: string;
  @Column('int') position!: number;
  @Field(() => String) @Column('varchar', { name: 'name_en' }) name!: string;
}

@ObjectType()
@Entity('users')
export class Viewer {
  @Field(() => ID) @PrimaryColumn('varchar') id!: string;
  @Field(() => String) @Column('varchar') email!: string;
  @Column('varchar') nickname!: string | null;
}

@Entity('sessions')
export class Session {
  @PrimaryColumn('varchar') id!: string;
  @Column('varchar') userId!: string;
  @Column('varchar') tokenHash!: string;
  @Instant() expiresAt!: Date;
}

@ObjectType()
@Entity('cart_items')
export class CartItem {
  @Field(() => ID) @PrimaryColumn('varchar') id!: string;
  @Column('varchar') userId!: string;
  @Column('varchar') mergeKey!: string;
  @Column('varchar') shop!: string;
  @Column('varchar') url!: string;
  @Column('varchar') name!: string;
  @Column('varchar') description!: string;
  @Column('varchar') specification!: string;
  @Fen() unitPrice!: number;
  @Column('varchar') priceChangeReason!: string;
  @Column('int') quantity!: number;
  @Fen() domesticShipping!: number;
  @Column('varchar') remark!: string;
  @Column('boolean') isSelected!: boolean;
  @Instant() createdAt!: Date;
}

@ObjectType()
@Entity('orders')
export class Order {
  @Field(() => ID) @PrimaryColumn('varchar') id!: string;
  @Field(() => String) @Column('varchar') number!: string;
  @Column('varchar') userId!: string;
  @Field(() => String) @Column('varchar') status!: string;
  @Field(() => Date) @Instant() submittedAt!: Date;
  @Field(() => Date) @Instant() paymentDueAt!: Date;
  @Field(() => Date, { nullable: true }) @Instant(true) paidAt!: Date | null;
  @Field(() => Int) @Fen() goodsAmount!: number;
  @Field(() => Int) @Fen() domesticShippingAmount!: number;
  @Field(() => Int) @Fen() finePhotoAmount!: number;
  @Field(() => Int) @Fen() amount!: number;
  @Field(() => Int) @Fen() balanceDeduction!: number;
  @Field(() => Int) @Fen() paymentMethodDiscount!: number;
  @Field(() => Int) @Fen() handlingFee!: number;
  @Field(() => Int) @Fen() actualPayment!: number;
  @Fen() refundedAmount!: number;
  @Column('varchar') contactName!: string;
  @Column('varchar') contactPhone!: string;
  @Column('varchar') contactEmail!: string;
  @Field(() => String) @Column('varchar') remark!: string;
  @Column('int') finePhotoCount!: number;
  @Column('varchar') finePhotoNote!: string;
  @Column('varchar') finePhotoLocation!: string;
}

@ObjectType()
@Entity('order_items')
export class OrderItem {
  @Field(() => ID) @PrimaryColumn('varchar') id!: string;
  @Column('varchar') orderId!: string;
  @Column('varchar') userId!: string;
  @Column('int') position!: number;
  @Field(() => String) @Column('varchar') status!: string;
  @Column('varchar') shop!: string;
  @Field(() => String) @Column('varchar') url!: string;
  @Field(() => String) @Column('varchar') name!: string;
  @Field(() => String) @Column('varchar') description!: string;
  @Field(() => String) @Column('varchar') specification!: string;
  @Field(() => Int) @Fen() unitPrice!: number;
  @Column('varchar') priceChangeReason!: string;
  @Field(() => Int) @Column('int') quantity!: number;
  @Fen() domesticShipping!: number;
  @Field(() => String) @Column('varchar') remark!: string;
}

@ObjectType()
@Entity('order_events')
export class OrderEvent {
  @Field(() => ID) @PrimaryColumn('varchar') id!: string;
  @Column('varchar') orderId!: string;
  @Field(() => String, { name: 'label' }) @Column('varchar') event!: string;
  @Column('varchar') actor!: string;
  @Column('varchar') note!: string;
  @Field(() => Date) @Instant() at!: Date;
}

@ObjectType()
@Entity('stored_items')
export class StoredItem {
  @Field(() => ID) @PrimaryColumn('varchar') id!: string;
  @Column('varchar') orderItemId!: string;
  @Field(() => String) @Column('varchar') status!: string;
  @Field(() => Int) @Column('int') weightGrams!: number;
}

export const rows = [
  ...[ArticleGroup, ArticleLink, Viewer, Session, CartItem],
  ...[Order, OrderItem, OrderEvent, StoredItem],
];
