import { Args, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../platform/graphql/authorized';
import type { Money } from '../../kernel/money';
import { listOf } from '../../platform/graphql/list-of';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import type { RequestContext } from '../../platform/request-context';
import { readSite } from '../site/public';
import { imageAt, ImageType } from '../uploads/public';
import { planById } from './packing/packing-plan.queries';
import { PackingPlanType } from './packing/packing-plan.types';
import {
  freeDaysLeft,
  freeUntil,
  freeUntilIfReleased,
  nextDayFee,
  storageFee,
} from './storage/storage-clock';
import { listStoredItems } from './stored-item.queries';
import { availableActions, reservingPlanOf, type StoredItemAction } from './stored-item.policy';
import { StoredItemsArgs } from './warehouse.inputs';
import { Dimensions, StoredItemActionEnum, StoredItemType } from './stored-item.types';

@Resolver(() => StoredItemType)
export class StoredItemResolver {
  @AuthorizedQuery(() => [StoredItemType], {
    description: 'Your items in the warehouse: STORED, HELD and RESERVED.',
    ...listOf(50),
  })
  storedItems(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Args() { filter, sort }: StoredItemsArgs,
  ): Promise<StoredItemType[]> {
    return listStoredItems(services, viewer, { ...filter, sort });
  }

  @FieldResolver(() => [StoredItemActionEnum], { description: 'What you may do with it now.' })
  availableActions(@Root() item: StoredItemType): StoredItemAction[] {
    return availableActions(item);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Id of the unpaid packing plan that reserves the item, or null.',
  })
  packingPlanId(@Root() item: StoredItemType): string | null {
    return reservingPlanOf(item);
  }

  @FieldResolver(() => PackingPlanType, {
    nullable: true,
    description: 'The unpaid packing plan that reserves the item, or null.',
  })
  packingPlan(
    @Root() item: StoredItemType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<PackingPlanType | null> | null {
    const id = reservingPlanOf(item);
    return id === null ? null : loaders.get(planById).load(id);
  }

  @FieldResolver(() => ImageType, {
    nullable: true,
    description: 'The picture from the order; null without one.',
  })
  image(@Root() { imageUrl, name }: StoredItemType): ImageType | null {
    return imageUrl === null ? null : imageAt(imageUrl, name);
  }

  @FieldResolver(() => [ImageType], { description: "The warehouse's photos." })
  photos(@Root() { photoUrls, name }: StoredItemType): ImageType[] {
    return photoUrls.map((path) => imageAt(path, name));
  }

  @FieldResolver(() => Dimensions, { description: 'Size as measured on arrival.' })
  dimensions(@Root() { lengthMm, widthMm, heightMm }: StoredItemType): Dimensions {
    return { lengthMm, widthMm, heightMm };
  }

  @FieldResolver(() => Int, {
    description:
      'Days of free storage left, the one that has begun included; negative when overdue.',
  })
  async freeDaysLeft(
    @Root() item: StoredItemType,
    @Ctx() { services }: RequestContext,
  ): Promise<number> {
    return freeDaysLeft(item, services.clock.now(), await readSite(services));
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When free storage ends or ended; null while the storage clock is stopped.',
  })
  async freeUntil(
    @Root() item: StoredItemType,
    @Ctx() { services }: RequestContext,
  ): Promise<Date | null> {
    return freeUntil(item, await readSite(services));
  }

  @FieldResolver(() => Date, {
    description:
      'When free storage would end if the storage clock ran from now on; the same as `freeUntil` while it runs.',
  })
  async freeUntilIfReleased(
    @Root() item: StoredItemType,
    @Ctx() { services }: RequestContext,
  ): Promise<Date> {
    return freeUntilIfReleased(item, services.clock.now(), await readSite(services));
  }

  @FieldResolver(() => MoneyScalar, {
    description: 'What the next day of overdue storage adds; 0 once the most is reached.',
  })
  async nextDayFee(
    @Root() item: StoredItemType,
    @Ctx() { services }: RequestContext,
  ): Promise<Money> {
    return nextDayFee(item, services.clock.now(), await readSite(services));
  }

  @FieldResolver(() => MoneyScalar, { description: 'What overdue storage costs as of now.' })
  async storageFee(
    @Root() item: StoredItemType,
    @Ctx() { services }: RequestContext,
  ): Promise<Money> {
    return storageFee(item, services.clock.now(), await readSite(services));
  }
}
