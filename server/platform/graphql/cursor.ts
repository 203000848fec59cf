import { ValidateBy } from 'class-validator';
import type { Position } from '../../kernel/slice';
import { field } from './input-fields';
import { says } from './validation-keys';

/** Milliseconds, which every database can compare, and an id. */
const written = /^(\d{12,13})\.([0-9A-Za-z]{1,26})$/;

/** Puts a place in a list into a text. What it is made of may change: clients only hand it back. */
export function cursorOf({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** Reads a cursor; undefined for what is none. */
export function readCursor(cursor: string): Position | undefined {
  const [, at, id = ''] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at === undefined ? undefined : { at: new Date(Number(at)), id };
}

/** A place in a list, as it was answered. Refuses what is no cursor of ours beside the field. */
export function CursorField(description: string): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'string' && value.length <= 100 && readCursor(value) !== undefined;
  return field(
    () => String,
    description,
    { nullable: true },
    { type: 'string' },
    ValidateBy({ name: 'cursor', validator: { validate } }, says('unknownChoice')),
  );
}
