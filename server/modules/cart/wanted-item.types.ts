import { Field, ID, Int, InterfaceType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { DecimalScalar, UrlScalar } from '../../platform/graphql/scalars';

/** Fields that items of a cart and of an order share. */
@InterfaceType('WantedItem', {
  description: 'An item that is to be bought, in a cart or an order.',
})
export abstract class WantedItemType {
  @Field(() => ID, { description: 'Public id.' })
  id!: string;

  @Field(() => UrlScalar, { description: 'Link of the item.' })
  url!: string;

  @Field(() => String, { description: 'Host of the shop.' })
  shop!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Who sells it: by its page, else the name of its shop in your language; null where neither is known.',
  })
  shopName!: string | null;

  @Field(() => String, { description: 'Name of the item.' })
  name!: string;

  @Field(() => String, { description: 'What the item is; may be empty.' })
  description!: string;

  @Field(() => String, { description: 'Chosen size, colour and so on; may be empty.' })
  specification!: string;

  @Field(() => MoneyScalar, { description: 'Price of one piece.' })
  unitPrice!: Money;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: "Price that was read of the item's page; null where it was typed in.",
  })
  priceRead!: Money | null;

  @Field(() => String, {
    description: 'Why the price that was read was corrected; empty where it was not.',
  })
  priceChangeReason!: string;

  @Field(() => Int, { description: 'How many pieces, 1–999.' })
  quantity!: number;

  @Field(() => MoneyScalar, { description: 'Shipping from the shop to our warehouse.' })
  domesticShipping!: Money;

  @Field(() => String, { description: 'What we should know when buying; may be empty.' })
  remark!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of its listing; null if it was entered by hand.',
  })
  listingId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its variant; null where none was chosen.' })
  variantId!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: "Price per piece in the shop's currency; null if that is CNY.",
  })
  originalAmount!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'That currency by ISO 4217; its amount was converted once, when it was read.',
  })
  originalCurrency!: string | null;
}
