import { IsIn, Matches, MaxDate, MinDate } from 'class-validator';
import { InputType } from 'type-graphql';
import { currencies, type Currency } from '../../kernel/currency';
import type { Money } from '../../kernel/money';
import {
  CountField,
  field,
  IdField,
  InputField,
  InputsField,
  MoneyField,
  RequestKeyField,
  TextField,
} from '../../platform/graphql/input-fields';
import { says } from '../../platform/validation/validation-keys';

@InputType({ description: 'The last shop of a page of the buying queue.' })
export class ShopCursorInput {
  @TextField('Its host.', { min: 1, max: 253 })
  shop!: string;

  @field(
    () => Date,
    'When its order that has waited longest was paid.',
    {},
    { type: 'string', format: 'date-time' },
    MinDate(new Date('2000-01-01'), says('instant')),
    MaxDate(new Date('2100-01-01'), says('instant')),
  )
  oldestPaidAt!: Date;
}

@InputType({ description: 'An amount in a foreign currency.' })
export class OriginalAmountInput {
  @TextField('As the shop wrote it: 1980 or 19.80.', { min: 1, max: 16 })
  @Matches(/^\d{1,12}(?:\.\d{1,3})?$/, says('wrongForm'))
  amount!: string;

  @field(
    () => String,
    'ISO 4217 code of the currency.',
    {},
    { type: 'string' },
    IsIn([...currencies], says('unknownChoice')),
  )
  currency!: Currency;
}

@InputType({ description: 'Pieces of an order item that were bought.' })
export class PurchaseLineInput {
  @IdField('Id of the order item.')
  orderItemId!: string;

  @CountField('How many.', { min: 1, max: 9_999 })
  pieces!: number;
}

/** An order at a shop rarely has more, and the shop limits it. */
const MOST_LINES = 200;

@InputType({ description: 'What was bought at one shop under one of its numbers.' })
export class RecordPurchaseInput {
  @TextField('Host of the shop, as its items have it.', { min: 1, max: 253 })
  shop!: string;

  @TextField("The shop's own number; no shopper ever sees it.", { min: 1, max: 64 })
  shopOrderNumber!: string;

  @InputsField(() => PurchaseLineInput, 'Items of that shop, of one order or several.', {
    max: MOST_LINES,
  })
  lines!: PurchaseLineInput[];

  @MoneyField('What was paid for the goods.', { min: 1 })
  goodsPaid!: Money;

  @MoneyField('What was paid for shipping to our warehouse.')
  shippingPaid!: Money;

  @InputField(() => OriginalAmountInput, 'What was paid, where it was not in yuan.', {
    nullable: true,
  })
  original?: OriginalAmountInput | null;

  @TextField('Account or card of ours that paid.', { max: 80 })
  paidFrom!: string;

  @RequestKeyField('One for each purchase: a repeated request is answered with the first.', {
    nullable: true,
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Under which courier number a purchase is sent.' })
export class CourierRowInput {
  @TextField("The shop's own number of the purchase.", { max: 64 })
  shopOrderNumber!: string;

  @TextField('As it was copied; spaces, hyphens and case do not matter.', { max: 80 })
  courierNumber!: string;

  @TextField('Host of the shop, where two shops use one number.', { max: 253, nullable: true })
  shop?: string | null;

  @TextField('Who brings it.', { max: 60, nullable: true })
  carrier?: string | null;
}

@InputType({ description: 'A pasted list of courier numbers.' })
export class NoteCourierNumbersInput {
  @InputsField(() => CourierRowInput, 'Its rows, at least one.', { max: 200 })
  rows!: CourierRowInput[];
}
