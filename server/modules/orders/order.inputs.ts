import { ValidateBy } from 'class-validator';
import { ArgsType, InputType } from 'type-graphql';
import { MAX_FINE_PHOTOS } from '../../kernel/limits';
import type { Money } from '../../kernel/money';
import { nextActors, type NextActor } from '../../kernel/next-step';
import type { Sort } from '../../kernel/slice';
import {
  ChoiceField,
  CountField,
  EmailField,
  IdField,
  InputField,
  MoneyField,
  PhoneField,
  TextField,
} from '../../platform/graphql/input-fields';
import { plainWords } from '../../platform/validation/pasted-text';
import { says } from '../../platform/validation/validation-keys';
import { RepeatableInput } from '../../platform/graphql/repeatable-input';
import { SearchFilter } from '../../platform/graphql/list-filters';
import { PageArgs } from '../../platform/graphql/page-args';
import { sortOf } from '../../platform/graphql/sort';
import { examplePhoneOf, isDialable } from '../delivery/public';
import { NextActorEnum } from '../packages/public';
import { MAX_CONTACT_NAME } from './order.entity';
import { orderStatuses, type OrderStatus } from './order.machine';
import type { OrderSortField } from './order.queries';
import { OrderStatusEnum } from './order.types';

/** By the rule of addresses, but no country is known here: a number may do without its code. */
function Dialable(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isDialable(value);
  const example = examplePhoneOf('DE');
  return ValidateBy({ name: 'dialable', validator: { validate } }, says('phoneOf', { example }));
}

@InputType({ description: 'Contact for questions about the order.' })
export class ContactInput {
  @TextField('Name.', { min: 1, max: MAX_CONTACT_NAME, read: plainWords })
  name!: string;

  @Dialable()
  @PhoneField('Phone number, with its country code or as it is dialled where the shopper lives.')
  phone!: string;

  @EmailField('Email address.')
  email!: string;
}

@InputType({ description: 'Photos the warehouse is to take, 2.00 CNY each.' })
export class FinePhotosInput {
  @CountField('How many.', { min: 0, max: MAX_FINE_PHOTOS })
  count!: number;

  @TextField('What they should show.', { max: 500, defaultValue: '' })
  note!: string;

  @TextField('Which place of the item to photograph.', { max: 100, defaultValue: '' })
  location!: string;
}

@InputType({ description: 'The order form; the items are those selected in the cart.' })
export class SubmitOrderInput extends RepeatableInput {
  @InputField(() => ContactInput, 'Contact for questions.')
  contact!: ContactInput;

  @TextField('Remark for the purchase.', { max: 500, defaultValue: '' })
  remark!: string;

  @InputField(() => FinePhotosInput, 'Photos to take; none when left out.', { nullable: true })
  finePhotos?: FinePhotosInput | null;

  @MoneyField(
    'What the shopper was shown as the amount; refused where the cart, which may have changed, makes it another.',
    { nullable: true },
  )
  expectedAmount?: Money | null;
}

@InputType({ description: 'An unpaid order to cancel.' })
export class CancelOrderInput {
  @IdField('Id of one of your orders.')
  orderId!: string;
}

@InputType({ description: 'A refund request to cancel.' })
export class CancelRefundRequestInput {
  @IdField('Id of one of your orders with a refund request.')
  orderId!: string;
}

@InputType({ description: 'Requests a refund of an order.' })
export class RequestRefundInput extends RepeatableInput {
  @IdField('Id of one of your orders.')
  orderId!: string;

  @TextField('Why; the operator reads it.', { min: 1, max: 500 })
  reason!: string;
}

@InputType({ description: 'Which of your orders are listed; all that is said must hold.' })
export class OrderFilter extends SearchFilter {
  @ChoiceField(() => OrderStatusEnum, orderStatuses, 'Only those with this status.', {
    nullable: true,
  })
  status?: OrderStatus | null;

  @ChoiceField(
    () => NextActorEnum,
    nextActors,
    'Only those waiting for this actor, of your latest 500 open ones.',
    { nullable: true },
  )
  nextActor?: NextActor | null;
}

const OrderSort = sortOf<OrderSortField>('Order', {
  SUBMITTED_AT: 'When it was submitted.',
  AMOUNT: 'What it costs.',
});

@ArgsType()
export class OrdersArgs extends PageArgs {
  @InputField(() => OrderFilter, 'Which of them; all when left out.', { nullable: true })
  filter?: OrderFilter | null;

  @InputField(
    () => OrderSort,
    'In which order; when left out the newest first, or with `nextActor` the earliest deadline.',
    { nullable: true },
  )
  sort?: Sort<OrderSortField> | null;
}
