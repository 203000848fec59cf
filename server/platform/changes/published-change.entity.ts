import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn } from '../db/columns';
import { impersonal } from '../db/personal';
import type { Change } from './changes';

/** A change to be distributed to other processes where there is no Redis; deleted after a minute. */
@Entity('published_changes')
export class PublishedChange {
  @IdColumn() id!: string;
  @JsonColumn(impersonal) payload!: Change;
  @InstantColumn() createdAt!: Date;
}
