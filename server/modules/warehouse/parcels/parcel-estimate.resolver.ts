import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../../platform/graphql/authorized';
import { listOf } from '../../../platform/graphql/list-of';
import type { RequestContext } from '../../../platform/request-context';
import { ParcelEstimateInput } from '../warehouse.inputs';
import { additionsToEstimate, estimateParcel } from './estimate-parcel';
import { ItemAdditionType, ParcelEstimateType } from './parcel-quote.types';
import { presentEstimate } from './present-parcel';

@Resolver(() => ParcelEstimateType)
export class ParcelEstimateResolver {
  @AuthorizedQuery(() => ParcelEstimateType, {
    nullable: true,
    description: 'Lowest shipping price of a selection; null without a destination.',
  })
  async parcelEstimate(
    @Ctx() context: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The selection.' }) input: ParcelEstimateInput,
  ): Promise<ParcelEstimateType | null> {
    const estimate = await estimateParcel(context.services, viewer, input);
    return estimate && presentEstimate(estimate, context);
  }

  @FieldResolver(() => [ItemAdditionType], {
    description:
      'What each other item on your shelf would add; empty where no line carries the parcel as it is.',
    ...listOf(250),
  })
  additions(
    @Root() estimate: ParcelEstimateType,
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ItemAdditionType[]> {
    return additionsToEstimate(services, viewer, estimate);
  }
}
