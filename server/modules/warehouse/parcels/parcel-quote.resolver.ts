import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/request-context';
import { listOf } from '../../../platform/graphql/list-of';
import { presentQuote } from '../../delivery/public';
import { reviewSummaryByLine, ReviewSummaryType } from '../../reviews/public';
import { savingsWith, surchargeWith } from './parcel-insights';
import { ItemSavingType, ParcelQuoteType, VolumeSurchargeType } from './parcel-quote.types';
import { quoteDelivery } from './quote-delivery';
import { QuoteInput } from '../warehouse.inputs';

@Resolver(() => ParcelQuoteType)
export class ParcelQuoteResolver {
  @AuthorizedQuery(() => [ParcelQuoteType], {
    description: 'What each delivery line asks for a parcel, or why it cannot carry it.',
    ...listOf(30),
  })
  async deliveryQuotes(
    @Ctx() { services, language }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The parcel.' }) input: QuoteInput,
  ): Promise<ParcelQuoteType[]> {
    const parcel = await quoteDelivery(services, viewer, input);
    return parcel.quotes.map((quote) => ({
      ...presentQuote(quote, language),
      source: { quote, parcel },
    }));
  }

  @FieldResolver(() => ReviewSummaryType, {
    nullable: true,
    description: 'What the reviews of the line come to; null where nobody reviewed it.',
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
    description:
      'At most three items whose absence saves most, the most useful first; empty where none does.',
  })
  savings(@Root() { source }: ParcelQuoteType): ItemSavingType[] {
    return savingsWith(source.quote, source.parcel);
  }
}
