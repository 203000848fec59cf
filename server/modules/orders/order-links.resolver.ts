import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context';
import { packageById, PackageType } from '../packages/public';
import { declaredItems, packageIdsByOrder, StoredItemType } from '../warehouse/public';
import { orderById } from './order.loaders';
import { OrderType } from './order.types';

@Resolver(() => OrderType)
export class OrderPackagesResolver {
  @FieldResolver(() => [PackageType], {
    description: 'The packages in which its items lie or travelled, oldest first; empty before.',
  })
  async packages(
    @Root() { id }: OrderType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<PackageType[]> {
    const ids = await loaders.get(packageIdsByOrder).load(id);
    const packages = await Promise.all(ids.map((one) => loaders.get(packageById).load(one)));
    return packages.filter((one) => one !== null);
  }
}

@Resolver(() => PackageType)
export class PackageOrdersResolver {
  @FieldResolver(() => [OrderType], {
    description: 'The orders its items came from, in the order of its items.',
  })
  async orders(
    @Root() sent: PackageType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderType[]> {
    const items = await declaredItems(loaders, sent);
    const ids = [...new Set(items.map(({ orderId }) => orderId))];
    const orders = await Promise.all(ids.map((one) => loaders.get(orderById).load(one)));
    return orders.filter((one) => one !== null);
  }
}

@Resolver(() => StoredItemType)
export class StoredItemOrderResolver {
  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order it came from.',
  })
  order(
    @Root() { orderId }: StoredItemType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<OrderType | null> {
    return loaders.get(orderById).load(orderId);
  }
}
