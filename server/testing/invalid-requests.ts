import type { JsonSchema } from './openapi-schema';
import type { Sent } from './rest-document';
import { exampleOfCall, type Operation } from './rest-document';

interface SpoiledCall extends Sent {
  readonly params?: Readonly<Record<string, string>>;
}

/** A body of which one value was replaced, and where; places in lists are left out. */
interface SpoiledBody {
  readonly path: string;
  readonly body: unknown;
}

/** Chooses what replaces a value. */
type Spoil = (schema: JsonSchema, value: unknown) => readonly unknown[];

const LONG = 'x'.repeat(5_000);

/** Calls by the example in which one value at a time is missing, or what hardly a rule allows. */
export function spoiledCalls(operation: Operation): SpoiledCall[] {
  const example = exampleOfCall(operation);
  const parameters = operation.parameters.map(({ in: place, name }) =>
    place === 'path'
      ? { ...example, params: { [name]: LONG } }
      : { ...example, query: { ...example.query, [name]: LONG } },
  );
  const bodies = spoiledBodies(operation, oddValues);
  return [...parameters, ...bodies.map(({ body }) => ({ ...example, body }))];
}

function oddValues({ type }: JsonSchema): readonly unknown[] {
  const kind = [type].flat()[0];
  if (kind === 'string') return [undefined, '', LONG, '\u0007', '2001-02-31', '1800-13-40'];
  return kind === 'integer' ? [undefined, -1, 2_000_000_000] : [undefined];
}

/** Bodies in which one value at a time lies just beyond its documented range. */
export function bodiesBeyondLimits(operation: Operation): SpoiledBody[] {
  return spoiledBodies(operation, (schema, value) => {
    const { enum: choices, format, pattern, minLength, maxLength } = schema;
    const { minimum, maximum, maxItems } = schema;
    return [
      ...(choices ? ['no such choice'] : []),
      ...(format === 'email' || format === 'date' || pattern ? ['§'] : []),
      ...(minLength ? [''] : []),
      ...(maxLength ? ['x'.repeat(maxLength + 1)] : []),
      ...(minimum === undefined ? [] : [minimum - 1]),
      ...(maximum === undefined ? [] : [maximum + 1]),
      ...(maxItems ? [Array.from({ length: maxItems + 1 }, () => [value].flat()[0])] : []),
    ];
  });
}

function spoiledBodies({ body }: Operation, spoil: Spoil): SpoiledBody[] {
  return body ? spoilWithin(body.schema, body.example, '', spoil) : [];
}

function spoilWithin(
  schema: JsonSchema,
  value: unknown,
  path: string,
  spoil: Spoil,
): SpoiledBody[] {
  const { items, properties } = schema;
  const own = spoil(schema, value).map((body) => ({ path, body }));
  if (items) {
    const entries = spoilWithin(items, (value as unknown[])[0], path, spoil);
    return [...own, ...entries.map((entry) => ({ ...entry, body: [entry.body] }))];
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const inside = Object.entries(properties ?? {}).flatMap(([name, field]) =>
    spoilWithin(field, fields[name], path ? `${path}.${name}` : name, spoil).map((one) => ({
      ...one,
      body: { ...fields, [name]: one.body },
    })),
  );
  return [...own, ...inside];
}

/** The names of a call's parameters and fields, those within others by their path. */
export function namesIn({ parameters, body }: Operation): string[] {
  return [...parameters.map(({ name }) => name), ...pathsIn(body?.schema ?? {})];
}

function pathsIn({ items, properties = {} }: JsonSchema, path = ''): string[] {
  if (items) return pathsIn(items, path);
  return Object.entries(properties).flatMap(([name, field]) => {
    const here = path + name;
    return [here, ...pathsIn(field, `${here}.`)];
  });
}
