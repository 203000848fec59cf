import { ValidateBy } from 'class-validator';
import type { Position } from '../../kernel/slice';
import { field } from './input-fields';
import { says } from '../validation/validation-keys';

/** Milliseconds, which every database can compare, and an id. */
const written = /^(\d{12,13})\.([0-9A-Za-z]{1,26})$/;

/** Encodes a position in a list as a cursor. The format may change: clients treat it as opaque. */
export function cursorOf({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** Parses a cursor; undefined if it is invalid. */
export function readCursor(cursor: string): Position | undefined {
  const [, at, id = ''] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at === undefined ? undefined : { at: new Date(Number(at)), id };
}

/** A position in a list, as we returned it. Refuses an invalid cursor at its field. */
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
