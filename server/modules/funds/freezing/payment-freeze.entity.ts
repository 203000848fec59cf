import { Entity } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntColumn,
  LongTextColumn,
  TextColumn,
} from '../../../platform/db/columns';
import { impersonal } from '../../../platform/db/personal';

/** A period in which shoppers cannot pay, because the ledger was found broken. */
@Entity('payment_freezes')
export class PaymentFreeze {
  @IdColumn() id!: string;
  /** 1 until it is lifted, then null. Unique, so that only one of several processes inserts it. */
  @IntColumn({ nullable: true }) active!: 1 | null;
  @InstantColumn() frozenAt!: Date;
  /** Each broken invariant and its rows, one per line. */
  @LongTextColumn(impersonal) findings!: string;
  @InstantColumn({ nullable: true }) liftedAt!: Date | null;
  /** Reason for lifting it; empty until then. */
  @TextColumn(500, impersonal) liftedBecause!: string;
}
