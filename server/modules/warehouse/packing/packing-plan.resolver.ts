import { Arg, Authorized, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import {
  AuthorizedMutation,
  AuthorizedQuery,
  CurrentViewer,
} from '../../../platform/graphql/authorized';
import { DomainError } from '../../../kernel/errors';
import { RefusableMutation } from '../../../platform/graphql/refusable-mutation';
import { InvalidInput } from '../../../platform/graphql/refusal.types';
import type { RequestContext } from '../../../platform/request-context';
import { cancelPackingPlan } from './cancel-packing-plan';
import { createPackingPlan } from './create-packing-plan';
import { findPlan } from './packing-plan.queries';
import { DeliveryLineUnusable } from './packing-plan.refusals';
import {
  CreatePackingPlanPayload,
  PackingPlanType,
  CancelPackingPlanPayload,
} from './packing-plan.types';
import { declaredItems } from '../stored-item.loaders';
import { listStoredItems } from '../stored-item.queries';
import { StoredItemType } from '../stored-item.types';
import { CancelPackingPlanInput, CreatePackingPlanInput } from '../warehouse.inputs';

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

  @Authorized()
  @RefusableMutation(() => CreatePackingPlanPayload, {
    description: 'Reserves stored items for a parcel, for 30 minutes.',
    refusals: [InvalidInput, DeliveryLineUnusable],
    plain: ['NOT_FOUND', 'STORED_ITEM_NOT_AVAILABLE', 'IDEMPOTENCY_KEY_REUSED'],
  })
  async createPackingPlan(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The parcel.' }) input: CreatePackingPlanInput,
  ): Promise<CreatePackingPlanPayload> {
    const id = await createPackingPlan(services, viewer, input);
    const plan = await findPlan(services, viewer, id);
    if (!plan) throw new DomainError('NOT_FOUND');
    return { plan };
  }

  @AuthorizedMutation(() => CancelPackingPlanPayload, {
    description: 'Gives up an unpaid plan; frees its items.',
  })
  async cancelPackingPlan(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'Which plan.' }) { packingPlanId }: CancelPackingPlanInput,
  ): Promise<CancelPackingPlanPayload> {
    await cancelPackingPlan(services, viewer, packingPlanId);
    return { storedItems: await listStoredItems(services, viewer) };
  }
}
