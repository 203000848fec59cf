import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { DomainError } from '../../../kernel/errors';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import { cancelPackingPlan } from './cancel-packing-plan';
import { createPackingPlan } from './create-packing-plan';
import { findPlan } from './packing-plan.queries';
import { PackingPlanPayload, PackingPlanType, WarehousePayload } from './packing-plan.types';
import { declaredItems } from '../stored-item.loaders';
import { listStoredItems } from '../stored-item.queries';
import { StoredItemType } from '../stored-item.types';
import { CreatePackingPlanInput } from '../warehouse.inputs';

@Resolver(() => PackingPlanType)
export class PackingPlanResolver {
  @Authorized()
  @Query(() => PackingPlanType, {
    nullable: true,
    description: 'One of your packing plans; null where there is none of that id.',
  })
  packingPlan(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the plan.' }) id: string,
  ): Promise<PackingPlanType | null> {
    return findPlan(context.services, requireViewer(context), id);
  }

  @FieldResolver(() => String, { description: "Name of the line, in the viewer's language." })
  deliveryMethod(@Root() plan: PackingPlanType, @Ctx() { language }: RequestContext): string {
    return plan.deliveryMethod[language];
  }

  @FieldResolver(() => [StoredItemType], { description: 'What it packs.' })
  items(
    @Root() plan: PackingPlanType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<StoredItemType[]> {
    return declaredItems(loaders, plan);
  }

  @Authorized()
  @Mutation(() => PackingPlanPayload, {
    description: 'Reserves stored items for a parcel, for 30 minutes.',
  })
  async createPackingPlan(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'The parcel.' }) input: CreatePackingPlanInput,
  ): Promise<PackingPlanPayload> {
    const viewer = requireViewer(context);
    const id = await createPackingPlan(context.services, viewer, input);
    const plan = await findPlan(context.services, viewer, id);
    if (!plan) throw new DomainError('NOT_FOUND');
    return { plan };
  }

  @Authorized()
  @Mutation(() => WarehousePayload, { description: 'Gives up an unpaid plan; frees its items.' })
  async cancelPackingPlan(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the plan.' }) id: string,
  ): Promise<WarehousePayload> {
    const viewer = requireViewer(context);
    await cancelPackingPlan(context.services, viewer, id);
    return { storedItems: await listStoredItems(context.services, viewer) };
  }
}
