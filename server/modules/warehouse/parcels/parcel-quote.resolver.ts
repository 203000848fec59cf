import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/request-context';
import { listOf } from '../../../platform/graphql/list-of';
import { reviewSummaryByLine, ReviewSummaryType } from '../../reviews/public';
import { savingsWith, surchargeWith } from './parcel-insights';
import { ItemSavingType, ParcelQuoteType, VolumeSurchargeType } from './parcel-quote.types';
import { presentParcelQuotes } from './present-parcel';
import { quoteDelivery } from './quote-delivery';
import { QuoteInput } from '../warehouse.inputs';

@Resolver(() => ParcelQuoteType)
export class ParcelQuoteResolver {
  @AuthorizedQuery(() => [ParcelQuoteType], {
    description: 'Price of each delivery line for a parcel, or why it cannot carry it.',
    ...listOf(30),
  })
  async deliveryQuotes(
    @Ctx() context: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The parcel.' }) input: QuoteInput,
  ): Promise<ParcelQuoteType[]> {
    return presentParcelQuotes(await quoteDelivery(context.services, viewer, input), context);
  }

  @FieldResolver(() => ReviewSummaryType, {
    nullable: true,
    description: 'Review averages of the line; null without reviews.',
  })
  reviews(
    @Root() { lineId }: ParcelQuoteType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<ReviewSummaryType | null> {
    return loaders.get(reviewSummaryByLine).load(lineId);
  }

  @FieldResolver(() => VolumeSurchargeType, {
    nullable: true,
    description: 'What charging by volume adds; null where it adds nothing.',
  })
  volumeSurcharge(@Root() { source }: ParcelQuoteType): VolumeSurchargeType | null {
    return surchargeWith(source.quote, source.parcel);
  }

  @FieldResolver(() => [ItemSavingType], {
    description: 'Up to three items whose removal saves most, largest saving first.',
  })
  savings(@Root() { source }: ParcelQuoteType): ItemSavingType[] {
    return savingsWith(source.quote, source.parcel);
  }
}
