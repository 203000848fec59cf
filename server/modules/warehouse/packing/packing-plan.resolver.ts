import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../../platform/graphql/authorized';
import { DomainError } from '../../../kernel/errors';
import type { RequestContext } from '../../../platform/request-context';
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
  @AuthorizedQuery(() => PackingPlanType, {
    nullable: true,
    description: 'One of your packing plans; null where there is none of that id.',
  })
  packingPlan(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'Id of the plan.' }) id: string,
  ): Promise<PackingPlanType | null> {
    return findPlan(services, viewer, id);
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

  @AuthorizedMutation(() => PackingPlanPayload, {
    description: 'Reserves stored items for a parcel, for 30 minutes.',
  })
  async createPackingPlan(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The parcel.' }) input: CreatePackingPlanInput,
  ): Promise<PackingPlanPayload> {
    const id = await createPackingPlan(services, viewer, input);
    const plan = await findPlan(services, viewer, id);
    if (!plan) throw new DomainError('NOT_FOUND');
    return { plan };
  }

  @AuthorizedMutation(() => WarehousePayload, {
    description: 'Gives up an unpaid plan; frees its items.',
  })
  async cancelPackingPlan(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'Id of the plan.' }) id: string,
  ): Promise<WarehousePayload> {
    await cancelPackingPlan(services, viewer, id);
    return { storedItems: await listStoredItems(services, viewer) };
  }
}
