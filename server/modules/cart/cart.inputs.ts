import { ValidateBy } from 'class-validator';
import { InputType } from 'type-graphql';
import { currencies, type Currency } from '../../kernel/currency';
import type { Money } from '../../kernel/money';
import {
  ChoiceField,
  CountField,
  FlagField,
  IdField,
  IdsField,
  InstantField,
  MoneyField,
  TextField,
} from '../../platform/graphql/input-fields';
import { DecimalScalar } from '../../platform/graphql/scalars';
import { says } from '../../platform/validation/validation-keys';
import { RepeatableInput } from '../../platform/graphql/repeatable-input';
import { CurrencyEnum } from '../exchange-rates/public';
import { MAX_LINK_LENGTH } from '../listings/public';
import { MAX_CART_ITEMS, MAX_QUANTITY, MAX_REASON_LENGTH } from './cart.limits';

function DecimalRule(): PropertyDecorator {
  const validate = (amount: unknown) =>
    typeof amount === 'string' && /^\d{1,9}(\.\d{1,4})?$/.test(amount);
  return ValidateBy({ name: 'decimalAmount', validator: { validate } }, says('decimalAmount'));
}

@InputType({
  description:
    'An item as the form describes it: by its listing, where link, name and price may be left out, or by them.',
})
export class AddCartItemInput extends RepeatableInput {
  @IdField('Id of a listing, whose values replace those omitted here.', {
    nullable: true,
  })
  listingId?: string | null;

  @TextField('Which variant of the listing.', { max: 64, nullable: true })
  variantId?: string | null;

  @TextField('Link of the item: http or https. Passed over with a listing, required without one.', {
    min: 1,
    max: MAX_LINK_LENGTH,
    nullable: true,
  })
  url?: string | null;

  @TextField('Name of the item; required where its listing has no title.', {
    min: 1,
    max: 200,
    nullable: true,
  })
  name?: string | null;

  @MoneyField(
    'Price of one piece, more than zero; required without `originalAmount` where its listing has none in yuan.',
    {
      min: 1,
      nullable: true,
    },
  )
  unitPrice?: Money | null;

  @TextField(
    "Price of one piece in the shop's currency, such as 1980 or 19.80; we convert it, and pass over `unitPrice`.",
    { max: 16, nullable: true, scalar: DecimalScalar },
  )
  @DecimalRule()
  originalAmount?: string | null;

  @ChoiceField(() => CurrencyEnum, currencies, 'The currency of `originalAmount`.', {
    nullable: true,
  })
  originalCurrency?: Currency | null;

  @TextField(
    'Why the price that was read of the listing is wrong; required where the price differs from it.',
    {
      max: MAX_REASON_LENGTH,
      defaultValue: '',
    },
  )
  priceChangeReason!: string;

  @TextField('What the item is.', { max: 1000, defaultValue: '' })
  description!: string;

  @TextField('Chosen size, colour and so on.', { max: 300, defaultValue: '' })
  specification!: string;

  @CountField('How many pieces.', { min: 1, max: MAX_QUANTITY, defaultValue: 1 })
  quantity!: number;

  @MoneyField('Shipping from the shop to our warehouse, for all pieces.', { defaultValue: 0 })
  domesticShipping!: Money;

  @TextField('What we should know when buying.', { max: 500, defaultValue: '' })
  remark!: string;

  @IdField('Id of a picture, as `POST /uploads` answered it to you, or of its listing.', {
    nullable: true,
  })
  imageId?: string | null;

  @FlagField('Whether it is to be ordered next.', { defaultValue: true })
  isSelected!: boolean;

  @FlagField(
    'Confirms that the shopper has seen the shipping restrictions (`itemRestrictions`); required if there are any, else RESTRICTED_GOODS.',
    { defaultValue: false },
  )
  acknowledgesRestrictions!: boolean;

  @FlagField(
    'That the shopper knows that the shop has none left (`availability` of the listing or its variant); else SOLD_OUT.',
    { defaultValue: false },
  )
  acknowledgesSoldOut!: boolean;

  @InstantField(
    'When it was put in before, for one that was removed. `restoreCartItems` brings back all of it.',
  )
  createdAt?: Date | null;
}

@InputType({ description: 'What changes on an item of the cart; what is left out stays.' })
export class UpdateCartItemInput {
  @IdField('Id of an item in your cart.')
  cartItemId!: string;

  @CountField('How many pieces.', { min: 1, max: MAX_QUANTITY, nullable: true })
  quantity?: number | null;

  @TextField('What we should know when buying.', { max: 500, nullable: true })
  remark?: string | null;
}

/** Input of both mutations of chosen items. */
@InputType()
abstract class ChosenCartItems {
  @IdsField('Ids of items in your cart.', MAX_CART_ITEMS)
  cartItemIds!: string[];
}

@InputType({ description: 'Items to take out of the cart.' })
export class RemoveCartItemsInput extends ChosenCartItems {}

@InputType({ description: 'Items that were taken out of the cart, to put back.' })
export class RestoreCartItemsInput extends ChosenCartItems {}

@InputType({ description: 'Items to select for the next order, or to leave for later.' })
export class SelectCartItemsInput extends ChosenCartItems {
  @FlagField('Whether they are to be ordered next.')
  isSelected!: boolean;
}
