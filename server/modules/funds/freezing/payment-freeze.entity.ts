import { Entity } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntColumn,
  LongTextColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { impersonal } from '../../../platform/db/personal';

/** A time in which shoppers cannot pay, because the ledger was found broken. */
@Entity('payment_freezes')
export class PaymentFreeze {
  @IdColumn() id!: string;
  /** 1 until it is lifted, then null. Unique, so that of several processes one freezes. */
  @IntColumn({ nullable: true }) active!: 1 | null;
  @InstantColumn() frozenAt!: Date;
  /** Each broken invariant with what breaks it, a line each. */
  @LongTextColumn(impersonal) findings!: string;
  @InstantColumn({ nullable: true }) liftedAt!: Date | null;
  /** Why the operator lifted it; empty until then. */
  @TextColumn(500, impersonal) liftedBecause!: string;
}
