import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Money } from '../../../kernel/money';
import { subtotalOf } from '../../../kernel/subtotal';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import type { RequestContext } from '../../../platform/request-context';
import { nameOfSeller } from '../../listings/public';
import { imageOfUpload, ImageType } from '../../uploads/public';
import { storedItemByOrderItem, StoredItemType } from '../../warehouse/public';
import { OrderItemType } from './order-item.types';

@Resolver(() => OrderItemType)
export class OrderItemResolver {
  @FieldResolver(() => MoneyScalar, { description: 'unit price × quantity + domestic shipping' })
  subtotal(@Root() item: OrderItemType): Money {
    return subtotalOf(item);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Who sells it: by its page, else the name of its shop in your language; null where neither is known.',
  })
  shopName(@Root() item: OrderItemType, @Ctx() { language }: RequestContext): string | null {
    return nameOfSeller(item, language);
  }

  @FieldResolver(() => ImageType, { nullable: true, description: 'Its picture; null without one.' })
  image(
    @Root() { imageId, name }: OrderItemType,
    @Ctx() context: RequestContext,
  ): Promise<ImageType | null> {
    return imageOfUpload(context, imageId, name);
  }

  @FieldResolver(() => StoredItemType, {
    nullable: true,
    description: 'What the warehouse measured; null until the item arrived.',
  })
  storedItem(@Root() { id }: OrderItemType, @Ctx() context: RequestContext) {
    return context.loaders.get(storedItemByOrderItem).load(id);
  }
}
