import { Entity } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  RefColumn,
} from '../../platform/db/columns';

/** An image that was checked, re-encoded and stored; `userId` is null for the operator's photos. */
@Entity('uploads')
export class Upload {
  @IdColumn() id!: string;
  @RefColumn({ nullable: true }) userId!: string | null;
  @CodeColumn(80) fileName!: string;
  @IntColumn() byteSize!: number;
  @InstantColumn() createdAt!: Date;
}
