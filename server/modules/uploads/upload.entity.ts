import { Entity } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntColumn,
  RefColumn,
  TextColumn,
} from '../../platform/db/columns';

/** An image that was checked, re-encoded and stored; `userId` is null for the operator's photos. */
@Entity('uploads')
export class Upload {
  @IdColumn() id!: string;
  @RefColumn({ nullable: true }) userId!: string | null;
  @TextColumn(80) fileName!: string;
  @IntColumn() byteSize!: number;
  @InstantColumn() createdAt!: Date;
}
