import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';
import { fenFromColumn, type Money } from '../../kernel/money';

/** A public id: a ULID set in code, the same on both databases. */
export const IdColumn = () => PrimaryColumn({ type: 'varchar', length: 26 });

/** The id of a row in another table; the foreign key stands in the migration. */
export const RefColumn = (options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length: 26, ...options });

/** Text; its length is validated in code, because SQLite does not. */
export const TextColumn = (length: number, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, ...options });

/** Text longer than a varchar holds; its length is validated in code as well. */
export const LongTextColumn = (options: ColumnOptions = {}) => Column({ type: 'text', ...options });

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
export const JsonColumn = (options: ColumnOptions = {}) =>
  Column({ type: 'simple-json', ...options });
