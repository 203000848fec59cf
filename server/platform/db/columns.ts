import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';
import { fenFromColumn, type Money } from '../../kernel/money';
import { withPersonal, type Personal } from './personal';

const code = { fate: 'code' } as const;

/** A public id: a ULID set in code, the same on both databases. */
export const IdColumn = () => withPersonal(code, PrimaryColumn({ type: 'varchar', length: 26 }));

/** The id of a row in another table; the foreign key is declared in the migration. */
export const RefColumn = (options: ColumnOptions = {}) =>
  withPersonal(code, Column({ type: 'varchar', length: 26, ...options }));

/**
 * A member of a closed list, a number we count or a hash: nothing that a person could say anything with.
 */
export const CodeColumn = (length: number, options: ColumnOptions = {}) =>
  withPersonal(code, Column({ type: 'varchar', length, ...options }));

/**
 * Text; its length is validated in code, because SQLite does not. `personal` states what the deletion of its
 * shopper's account does to it.
 */
export const TextColumn = (length: number, personal: Personal, options: ColumnOptions = {}) =>
  withPersonal(personal, Column({ type: 'varchar', length, ...options }));

/** Text longer than a varchar holds; its length is validated in code as well. */
export const LongTextColumn = (personal: Personal, options: ColumnOptions = {}) =>
  withPersonal(personal, Column({ type: 'text', ...options }));

export const IntColumn = (options: ColumnOptions = {}) => Column({ type: 'int', ...options });

export const FlagColumn = () => Column({ type: 'boolean' });

/** Fen as BIGINT; mysql2 delivers BIGINT as text. */
export const MoneyColumn = (options: ColumnOptions = {}) =>
  Column({
    type: 'bigint',
    transformer: {
      to: (amount: Money | null) => amount,
      from: (stored: string | number | null) => (stored === null ? null : fenFromColumn(stored)),
    },
    ...options,
  });

/** An instant in UTC with milliseconds, set in code. */
export const InstantColumn = (options: ColumnOptions = {}) =>
  Column({ type: 'datetime', precision: 3, ...options });

/** A snapshot or list that is only ever read whole. */
export const JsonColumn = (personal: Personal, options: ColumnOptions = {}) =>
  withPersonal(personal, Column({ type: 'simple-json', ...options }));
