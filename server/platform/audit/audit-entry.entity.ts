import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../kernel/actor';
import { CodeColumn, InstantColumn, LongTextColumn, RefColumn, TextColumn } from '../db/columns';
import { impersonal, retained } from '../db/personal';
import type { AuditAction, AuditSubjectKind } from './audit-actions';

/** mysql2 delivers BIGINT as text. */
const whole = { to: (value: number) => value, from: (stored: string | number) => Number(stored) };

/** One action of staff, a command or the demo; appended in the transaction of its change, and never altered. */
@Entity('audit_log')
export class AuditEntry {
  /** Consecutive from 1. */
  @PrimaryColumn({ type: 'bigint', transformer: whole }) number!: number;
  @InstantColumn() at!: Date;
  @CodeColumn(10) actorKind!: Actor['kind'];
  /** Id of the person of the staff; null for a command and the demo. */
  @RefColumn({ nullable: true }) actorId!: string | null;
  @TextColumn(80, impersonal) actorName!: string;
  @RefColumn({ nullable: true }) sessionId!: string | null;
  @TextColumn(40, impersonal, { nullable: true }) station!: string | null;
  @CodeColumn(40) action!: AuditAction;
  @CodeColumn(20) subjectKind!: AuditSubjectKind;
  /** Id or number of what it was about. */
  @CodeColumn(64) subjectId!: string;
  /** Figures and statuses as JSON; of shoppers neither names nor addresses. */
  @LongTextColumn(impersonal, { nullable: true }) before!: string | null;
  @LongTextColumn(impersonal, { nullable: true }) after!: string | null;
  @TextColumn(200, retained('Staff wrote it about what they did; the chain proves it.'), {
    nullable: true,
  })
  reason!: string | null;
  @CodeColumn(64, { nullable: true }) requestId!: string | null;
  /** Hash of the entry before; of zeros for the first. */
  @CodeColumn(64) formerHash!: string;
  @CodeColumn(64) hash!: string;
}

/** The end of the chain: one row, locked by whoever appends. */
@Entity('audit_head')
export class AuditHead {
  @PrimaryColumn({ type: 'int' }) id!: number;
  @Column({ type: 'bigint', transformer: whole }) number!: number;
  @CodeColumn(64) hash!: string;
}
