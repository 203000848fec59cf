import { Field, ID, ObjectType } from 'type-graphql';
import { RestrictedKindEnum } from '../listing.enums';
import type { RestrictedKind } from './restricted-kinds';

@ObjectType('CarryingLine', { description: 'A delivery line that carries restricted goods.' })
export class CarryingLineType {
  @Field(() => ID, { description: 'Id of the delivery line, e.g. ocean.' })
  lineId!: string;

  @Field(() => String, { description: "Its name in the viewer's language." })
  name!: string;
}

/** Its sentence and delivery lines stand in restriction.resolver.ts. */
@ObjectType('ListingRestriction', {
  description: "A shipping restriction found by an item's texts.",
})
export class ListingRestrictionType {
  @Field(() => RestrictedKindEnum, { description: 'What it seems to be.' })
  kind!: RestrictedKind;

  @Field(() => Boolean, {
    description: 'Whether no delivery line carries it; otherwise some do.',
  })
  isForbidden!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the item is refused, because no delivery line carries it. Other restrictions can be accepted by `acknowledgesRestrictions`.',
  })
  isRefused!: boolean;

  /** Not part of the schema: which lines carry it, whether they are offered or not. */
  lineIds!: readonly string[];
}
