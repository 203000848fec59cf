import { Field, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { Refusal } from '../../platform/graphql/refusal.types';
import type { OrderStatus } from './order.machine';
import { OrderStatusEnum } from './order.types';

@ObjectType({
  implements: Refusal,
  description: 'In its status the order does not allow this; it may have changed a moment ago.',
})
export class OrderStatusForbids extends Refusal {
  static readonly code = 'ORDER_STATUS_FORBIDS';

  @Field(() => OrderStatusEnum, { description: 'The status it is in.' })
  status!: OrderStatus;
}

@ObjectType({
  implements: Refusal,
  description: 'What is selected in the cart no longer costs what was expected.',
})
export class AmountChanged extends Refusal {
  static readonly code = 'AMOUNT_CHANGED';

  @Field(() => MoneyScalar, { description: 'What it costs now.' })
  amount!: Money;
}

@ObjectType({
  implements: Refusal,
  description: 'The 5 days for refund requests are over.',
})
export class RefundTimeExpired extends Refusal {
  static readonly code = 'REFUND_TIME_EXPIRED';

  @Field(() => Date, { description: 'When they were over.' })
  expiredAt!: string;
}
