import { Entity } from 'typeorm';
import type { Role } from '../config';
import {
  CodeColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntColumn,
  TextColumn,
} from '../db/columns';
import { impersonal } from '../db/personal';

/** A process of the cluster, as it announced itself; it is alive until its lease ends. */
@Entity('server_processes')
export class ServerProcess {
  @IdColumn() id!: string;
  @CodeColumn(6) role!: Role;
  /** Name of its machine or container. */
  @TextColumn(255, impersonal) host!: string;
  /** Port on which it listens. */
  @IntColumn() port!: number;
  /** Version of the program and when it was built. */
  @TextColumn(60, impersonal) build!: string;
  /** Folder of its own disk that holds uploads; empty where a bucket does. */
  @TextColumn(255, impersonal) uploadsFolder!: string;
  /** True if it counts limits in Redis and distributes changes by it. */
  @FlagColumn() hasRedis!: boolean;
  @InstantColumn() startedAt!: Date;
  @InstantColumn() seenUntil!: Date;
}
