import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../kernel/viewer';
import { AuthorizedQuery, CurrentViewer } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/request-context';
import { listOf } from '../../../platform/graphql/list-of';
import { countryName, presentQuote } from '../../delivery/public';
import { estimateParcel } from './estimate-parcel';
import { savingsWith, surchargeWith } from './parcel-insights';
import {
  ItemSavingType,
  ParcelEstimateType,
  ParcelQuoteType,
  VolumeSurchargeType,
} from './parcel-quote.types';
import { quoteDelivery } from './quote-delivery';
import { ParcelEstimateInput, QuoteInput } from '../warehouse.inputs';

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
    const { countryCode, cheapest } = estimate;
    return {
      countryCode,
      countryName: countryName(countryCode, language),
      cheapest: cheapest && presentQuote(cheapest, language),
    };
  }
}
