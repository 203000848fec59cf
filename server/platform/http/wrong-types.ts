import type { Shape } from './shape';

/**
 * Where a value that somebody sent is of another type than its shape says; empty where nothing is.
 * What is missing or null is a matter of the rules of each call, what is unknown is passed over.
 */
export function wrongTypesIn(shape: Shape, value: unknown, path: string): string[] {
  if (value === undefined || value === null) return [];
  if (typeOf(value) !== [shape.type].flat()[0]) return [path];
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
