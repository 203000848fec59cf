import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { listOf } from '../../../platform/graphql/list-of';
import { requireViewer, type RequestContext } from '../../../platform/request-context';
import {
  countryName,
  parcelOf,
  presentQuote,
  savingsOf,
  volumeSurchargeOf,
} from '../../delivery/public';
import { estimateParcel } from './estimate-parcel';
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
  @Authorized()
  @Query(() => [ParcelQuoteType], {
    description: 'What each delivery line asks for a parcel, or why it cannot carry it.',
    ...listOf(30),
  })
  async deliveryQuotes(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'The parcel.' }) input: QuoteInput,
  ): Promise<ParcelQuoteType[]> {
    const parcel = await quoteDelivery(context.services, requireViewer(context), input);
    return parcel.quotes.map((quote) => ({
      ...presentQuote(quote, context.language),
      source: { quote, parcel },
    }));
  }

  @FieldResolver(() => VolumeSurchargeType, {
    nullable: true,
    description: 'What charging by volume adds; null where it adds nothing.',
  })
  volumeSurcharge(@Root() { source }: ParcelQuoteType): VolumeSurchargeType | null {
    const { items, options } = source.parcel;
    const found = volumeSurchargeOf(source.quote, { ...parcelOf(items, options), items });
    if (!found) return null;
    const { item, ...surcharge } = found;
    return { storedItemId: item.storedItemId, ...surcharge };
  }

  @FieldResolver(() => [ItemSavingType], {
    description:
      'At most three items whose absence saves most, the most useful first; empty where none does.',
  })
  savings(@Root() { source }: ParcelQuoteType): ItemSavingType[] {
    const { items, options } = source.parcel;
    return savingsOf(source.quote, items, options).map(({ item, ...saving }) => ({
      storedItemId: item.storedItemId,
      ...saving,
    }));
  }

  @Authorized()
  @Query(() => ParcelEstimateType, {
    nullable: true,
    description: 'What a selection costs to send at least; null while nobody said where to.',
  })
  async parcelEstimate(
    @Ctx() context: RequestContext,
    @Arg('input', { description: 'The selection.' }) input: ParcelEstimateInput,
  ): Promise<ParcelEstimateType | null> {
    const estimate = await estimateParcel(context.services, requireViewer(context), input);
    if (!estimate) return null;
    const { countryCode, cheapest } = estimate;
    return {
      countryCode,
      countryName: countryName(countryCode, context.language),
      cheapest: cheapest && presentQuote(cheapest, context.language),
    };
  }
}
