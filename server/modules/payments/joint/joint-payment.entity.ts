import { Entity } from 'typeorm';
import type { Money } from '../../../kernel/money';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  MoneyColumn,
  RefColumn,
} from '../../../platform/db/columns';

/** Maximum number of orders paid in one step. */
export const MAX_JOINT_ORDERS = 20;

/**
 * Several orders paid in one step, all or none; each has a payment of its own. Unique per shopper and
 * idempotency key, so a retry finds its first result.
 */
@Entity('joint_payments')
export class JointPayment {
  @IdColumn() id!: string;
  @CodeColumn(24) number!: string;
  @RefColumn() userId!: string;
  @CodeColumn(80) idempotencyKey!: string;
  @MoneyColumn() amount!: Money;
  @InstantColumn() createdAt!: Date;
}
