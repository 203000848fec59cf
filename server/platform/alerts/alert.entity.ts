import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../db/columns';

/** An alert rule whose condition holds. The row goes when it does so no more. */
@Entity('alerts')
export class Alert {
  /** Name of its rule. */
  @PrimaryColumn({ type: 'varchar', length: 40 }) name!: string;
  @InstantColumn() begunAt!: Date;
  /** Time when the operator was last told; null before. */
  @InstantColumn({ nullable: true }) toldAt!: Date | null;
}
