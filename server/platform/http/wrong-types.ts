import { isFraction } from '../validation/is-fraction';
import type { Shape } from './shape';

/** The location of a value of a wrong type, and the message about it. */
export type WrongType = readonly [path: string, key: 'wrongType' | 'wholeFen'];

/**
 * Returns the values whose type differs from their shape; empty if there are none. Missing or null values are
 * left to the rules of each call, unknown ones are ignored.
 */
export function wrongTypesIn(shape: Shape, value: unknown, path: string): WrongType[] {
  if (value === undefined || value === null) return [];
  if (typeOf(value) !== [shape.type].flat()[0])
    return [[path, shape.isMoney && isFraction(value) ? 'wholeFen' : 'wrongType']];
  const { items, properties = {} } = shape;
  if (items)
    return (value as unknown[]).flatMap((item, at) => wrongTypesIn(items, item, inside(path, at)));
  return Object.entries(properties).flatMap(([name, field]) =>
    wrongTypesIn(field, (value as Record<string, unknown>)[name], inside(path, name)),
  );
}

/** `declarations.0.description`: the same path as rules name it by. */
function inside(path: string, part: string | number): string {
  return path ? `${path}.${part}` : String(part);
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return Number.isSafeInteger(value) ? 'integer' : typeof value;
}
