import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Money } from '../../../kernel/money';
import { MoneyScalar } from '../../../platform/graphql/money-scalar';
import { furtherPriceOf } from '../../delivery/public';
import { ParcelType } from './parcel.types';

/** Common fields of plans and packages. */
@Resolver(() => ParcelType)
export class ParcelResolver {
  @FieldResolver(() => MoneyScalar, {
    nullable: true,
    description: 'Price of each further 500 g; null where no more than the first are charged.',
  })
  furtherPrice(@Root() parcel: ParcelType): Money | null {
    return furtherPriceOf(parcel);
  }
}
