import { ValidateBy, type ValidationArguments } from 'class-validator';
import { InputType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import {
  CountField,
  FlagField,
  IdField,
  IdsField,
  InstantField,
  MoneyField,
  says,
  TextField,
} from '../../platform/graphql/input-fields';
import { RepeatableInput } from '../../platform/graphql/repeatable-input';
import { MAX_LINK_LENGTH, parseListingLink } from '../listings/public';
import { MAX_CART_ITEMS, MAX_QUANTITY, MAX_REASON_LENGTH } from './cart.limits';
import { isPriceChanged } from './price-change';

/** Refuses what parseListingLink refuses, beside the field it was typed into. */
function ListingLinkRule(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isListingLink(value);
  return ValidateBy({ name: 'listingLink', validator: { validate } }, says('link'));
}

function isListingLink(value: string): boolean {
  try {
    parseListingLink(value);
    return true;
  } catch {
    return false;
  }
}

/** Whoever corrects a price that was read says why (VA-07). */
function PriceChangeRule(): PropertyDecorator {
  const validate = (reason: unknown, args?: ValidationArguments) =>
    reason !== '' || !isPriceChanged(args?.object as AddCartItemInput);
  return ValidateBy({ name: 'priceChange', validator: { validate } }, says('priceChangeReason'));
}

@InputType({ description: 'An item as the form describes it.' })
export class AddCartItemInput extends RepeatableInput {
  @TextField('Link of the item: http or https.', { min: 1, max: MAX_LINK_LENGTH })
  @ListingLinkRule()
  url!: string;

  @TextField('Name of the item.', { min: 1, max: 200 })
  name!: string;

  @MoneyField('Price of one piece, more than zero.', { min: 1 })
  unitPrice!: Money;

  @MoneyField("Price that was read of the item's page; null where it was typed in.", {
    min: 1,
    nullable: true,
  })
  priceRead?: Money | null;

  @TextField('Why the price that was read is wrong; required where the price differs from it.', {
    max: MAX_REASON_LENGTH,
    defaultValue: '',
  })
  @PriceChangeRule()
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

  @IdField('Id of a picture, as `POST /uploads` answered it to you.', { nullable: true })
  imageId?: string | null;

  @FlagField('Whether it is to be ordered next.', { defaultValue: true })
  isSelected!: boolean;

  @InstantField('When it was put in before, for one that was removed and comes back to its place.')
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

/** What both mutations of chosen items take. */
@InputType()
abstract class ChosenCartItems {
  @IdsField('Ids of items in your cart.', MAX_CART_ITEMS)
  cartItemIds!: string[];
}

@InputType({ description: 'Items to take out of the cart.' })
export class RemoveCartItemsInput extends ChosenCartItems {}

@InputType({ description: 'Items to select for the next order, or to leave for later.' })
export class SelectCartItemsInput extends ChosenCartItems {
  @FlagField('Whether they are to be ordered next.')
  isSelected!: boolean;
}
