import type { JsonSchema } from './json-schema';
import type { Sent } from './rest-client';
import { exampleOfCall, type Operation } from './rest-document';

interface SpoiledCall extends Sent {
  readonly params?: Readonly<Record<string, string>>;
}

const LONG = 'x'.repeat(3_000);

/** Of the right type, and yet what the rules refuse. */
const refusedValues: Readonly<Record<string, readonly unknown[]>> = {
  string: ['', LONG, '\u0007', '2001-02-31', '1800-13-40'],
  integer: [-1, 2_000_000_000],
  boolean: [],
};

/** Calls by the example in which one value at a time is what no rule allows. */
export function spoiledCalls(operation: Operation): SpoiledCall[] {
  const example = exampleOfCall(operation);
  const { schema } = operation.body ?? {};
  const bodies = schema ? spoil(schema, example.body) : [];
  const parameters = operation.parameters.map(({ in: place, name }) =>
    place === 'path'
      ? { ...example, params: { [name]: LONG } }
      : { ...example, query: { ...example.query, [name]: LONG } },
  );
  return [...parameters, ...bodies.map((body) => ({ ...example, body }))];
}

function spoil(schema: JsonSchema, value: unknown): unknown[] {
  const { items, properties } = schema;
  if (items) return [[], ...spoil(items, (value as unknown[])[0]).map((one) => [one])];
  if (!properties) return [...(refusedValues[[schema.type].flat()[0] ?? ''] ?? [])];
  return Object.entries(properties).flatMap(([name, field]) => {
    const fields = value as Readonly<Record<string, unknown>>;
    return [undefined, ...spoil(field, fields[name])].map((one) => ({ ...fields, [name]: one }));
  });
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
