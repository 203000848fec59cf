import { Field, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { Refusal } from '../../platform/graphql/refusal.types';

@ObjectType({
  implements: Refusal,
  description: 'The balance does not cover what is to be paid. Nothing was charged.',
})
export class BalanceTooLow extends Refusal {
  static readonly code = 'BALANCE_TOO_LOW';

  @Field(() => MoneyScalar, { description: 'What the balance lacks.' })
  missing!: Money;
}

@ObjectType({
  implements: Refusal,
  description: 'One of several orders is paid, cancelled or overdue by now. Nothing was charged.',
})
export class OrderNotPayable extends Refusal {
  static readonly code = 'ORDER_NOT_PAYABLE';

  @Field(() => String, { description: 'Number of the first such order.' })
  orderNumber!: string;
}
