import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../../platform/graphql/authorized';
import { listOf } from '../../../platform/graphql/list-of';
import type { RequestContext } from '../../../platform/request-context';
import { countryName, presentQuote } from '../../delivery/public';
import { ParcelEstimateInput } from '../warehouse.inputs';
import { additionsToEstimate, estimateParcel } from './estimate-parcel';
import { ItemAdditionType, ParcelEstimateType } from './parcel-quote.types';

@Resolver(() => ParcelEstimateType)
export class ParcelEstimateResolver {
  @AuthorizedQuery(() => ParcelEstimateType, {
    nullable: true,
    description: 'What a selection costs to send at least; null while nobody said where to.',
  })
  async parcelEstimate(
    @Ctx() { services, language }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The selection.' }) input: ParcelEstimateInput,
  ): Promise<ParcelEstimateType | null> {
    const estimate = await estimateParcel(services, viewer, input);
    if (!estimate) return null;
    const { countryCode, cheapest, lines } = estimate;
    return {
      ...estimate,
      countryName: countryName(countryCode, language),
      cheapest: cheapest && presentQuote(cheapest, language),
      lines: lines.map((line) => presentQuote(line, language)),
    };
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
