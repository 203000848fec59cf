import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from './context';
import {
  ArticleGroup,
  ArticleLink,
  CartItem,
  Order,
  OrderEvent,
  OrderItem,
  StoredItem,
  Viewer,
} from './rows';

enum GroupType {
  HELP = 'HELP',
  FOOTER = 'FOOTER',
}
registerEnumType(GroupType, { name: 'ArticleGroupType' });

@ObjectType()
class StatusCount {
  @Field(() => String) status!: string;
  @Field(() => Int) count!: number;
}

@ObjectType()
class OrderPage {
  @Field(() => Int) total!: number;
  @Field(() => Int) page!: number;
  @Field(() => Int) pageSize!: number;
  @Field(() => [Order]) items!: Order[];
  @Field(() => [StatusCount]) counts!: StatusCount[];
}

@ObjectType()
class Contact {
  @Field(() => String) name!: string;
  @Field(() => String) phone!: string;
  @Field(() => String) email!: string;
}

@ObjectType()
class Step {
  @Field(() => String) status!: string;
  @Field(() => Date) reachedAt!: Date;
}

@Resolver(() => ArticleGroup)
class ArticleReads {
  @Query(() => [ArticleGroup])
  articleGroups(
    @Ctx() { db }: Context,
    @Arg('type', () => GroupType) type: GroupType,
  ): Promise<ArticleGroup[]> {
    return db.manager.find(ArticleGroup, { where: { type }, order: { position: 'ASC' } });
  }

  @FieldResolver(() => [ArticleLink])
  articles(@Root() { id }: ArticleGroup, @Ctx() { loaders }: Context): Promise<ArticleLink[]> {
    return loaders.articles.load(id);
  }
}

@Resolver(() => Viewer)
class ViewerReads {
  @Query(() => Viewer, { nullable: true })
  viewer(@Ctx() { viewer }: Context): Viewer | null {
    return viewer;
  }

  @FieldResolver(() => String)
  name(@Root() { nickname, email }: Viewer): string {
    return nickname ?? email;
  }

  @FieldResolver(() => Int)
  cartCount(@Root() { id }: Viewer, @Ctx() { db }: Context): Promise<number> {
    return db.manager.countBy(CartItem, { userId: id });
  }
}

@Resolver(() => Order)
class OrderReads {
  @Query(() => OrderPage)
  async orders(
    @Ctx() { db, viewer }: Context,
    @Arg('page', () => Int) page: number,
    @Arg('pageSize', () => Int) pageSize: number,
  ): Promise<OrderPage> {
    const mine = db.manager
      .createQueryBuilder(Order, 'entry')
      .where('entry.userId = :id', { id: viewer!.id });
    const [items, found] = await Promise.all([
      mine
        .clone()
        .orderBy('entry.submittedAt', 'DESC')
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .getMany(),
      mine
        .select(['entry.status AS status', 'COUNT(*) AS count'])
        .groupBy('entry.status')
        .getRawMany<StatusCount>(),
    ]);
    const counts = found.map(({ status, count }) => ({ status, count: Number(count) }));
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    return { total, page, pageSize, items, counts };
  }

  @Query(() => Order, { nullable: true })
  order(@Ctx() { db, viewer }: Context, @Arg('id', () => ID) id: string): Promise<Order | null> {
    return db.manager.findOneBy(Order, { id, userId: viewer!.id });
  }

  @FieldResolver(() => [OrderItem])
  items(@Root() { id }: Order, @Ctx() { loaders }: Context): Promise<OrderItem[]> {
    return loaders.items.load(id);
  }

  @FieldResolver(() => [OrderEvent])
  timeline(@Root() { id }: Order, @Ctx() { loaders }: Context): Promise<OrderEvent[]> {
    return loaders.events.load(id);
  }

  @FieldResolver(() => [Step])
  async steps(@Root() { id }: Order, @Ctx() { loaders }: Context): Promise<Step[]> {
    const events = await loaders.events.load(id);
    return events.map(({ event, at }) => ({ status: event, reachedAt: at }));
  }

  @FieldResolver(() => Contact)
  contact(@Root() { contactName, contactPhone, contactEmail }: Order): Contact {
    return { name: contactName, phone: contactPhone, email: contactEmail };
  }
}

@Resolver(() => OrderItem)
class OrderItemReads {
  @FieldResolver(() => Int)
  subtotal(@Root() { unitPrice, quantity, domesticShipping }: OrderItem): number {
    return unitPrice * quantity + domesticShipping;
  }

  @FieldResolver(() => StoredItem, { nullable: true })
  async storedItem(@Root() { id }: OrderItem, @Ctx() { loaders }: Context) {
    return (await loaders.stored.load(id))[0] ?? null;
  }
}

export const reads = [ArticleReads, ViewerReads, OrderReads, OrderItemReads] as const;
