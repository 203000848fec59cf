import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PublicQuery } from '../../../platform/graphql/authorized';
import { listOf } from '../../../platform/graphql/list-of';
import type { RequestContext } from '../../../platform/request-context';
import { nameOfLine, offeredAmong } from '../../delivery/public';
import { sayRestriction } from './restricted.texts';
import { DescribedGoodsArgs } from './restriction.inputs';
import { CarryingLineType, ListingRestrictionType } from './restriction.types';
import { readRestrictions } from './restrictions-of';

@Resolver(() => ListingRestrictionType)
export class RestrictionResolver {
  @PublicQuery(() => [ListingRestrictionType], {
    description:
      'Shipping restrictions of an item with these texts; empty if none. Also for guests.',
    ...listOf(16),
  })
  itemRestrictions(
    @Ctx() { services }: RequestContext,
    @Args() goods: DescribedGoodsArgs,
  ): Promise<ListingRestrictionType[]> {
    return readRestrictions(services, goods);
  }

  @FieldResolver(() => String, { description: "What applies to it, in the viewer's language." })
  sentence(
    @Root() restriction: ListingRestrictionType,
    @Ctx() { language }: RequestContext,
  ): string {
    return sayRestriction(language, restriction);
  }

  @FieldResolver(() => [CarryingLineType], {
    description: 'Delivery lines that are offered now and carry it; empty where none does.',
  })
  async deliveryLines(
    @Root() { lineIds }: ListingRestrictionType,
    @Ctx() { services, language }: RequestContext,
  ): Promise<CarryingLineType[]> {
    const lines = await offeredAmong(services, lineIds);
    return lines.map((line) => ({ lineId: line.id, name: nameOfLine(line)[language] }));
  }
}
