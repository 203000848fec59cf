import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describeEndpoints } from '../app/rest/openapi';

/** The part of JSON Schema that the OpenAPI document uses for what is sent. */
export interface JsonSchema {
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** The document as it is served, with what it refers to in place. */
export const document = inPlace(JSON.parse(JSON.stringify(describeEndpoints())) as Json);

const ajv = addFormats(new Ajv({ strict: false, allErrors: true, validateSchema: false }));
// Our formats are stricter than the standard: milliseconds in UTC, web addresses, paths of this host.
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
ajv.addFormat('uri', /^https?:\/\/[\x21-\x7e]+$/);
ajv.addFormat('uri-reference', /^\/[\x21-\x7e]+$/);
ajv.addSchema(closed(document) as object, 'openapi');

/**
 * The faults of a value by the schema at these steps into the OpenAPI document, each with its place. The
 * document counts as complete: a key that it does not name is a fault.
 */
export function faultsAt(steps: readonly string[], value: unknown): string[] {
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('/', '~1')));
  const validate = ajv.getSchema(`openapi#/${pointer.join('/')}`);
  if (!validate) throw new Error(`The document has no schema at ${steps.join(' ')}.`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `$${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { examples: _, example: __, ...rest } = schema as Json;
  const entries = Object.entries(rest).map(([name, inner]) => [name, closed(inner)]);
  const isNamed = 'properties' in rest && !('additionalProperties' in rest);
  return { ...(isNamed && { additionalProperties: false }), ...Object.fromEntries(entries) };
}

function inPlace(whole: Json): Json {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value as Json;
    const known = typeof $ref === 'string' ? { ...lookUp(whole, $ref), ...rest } : rest;
    return Object.fromEntries(Object.entries(known).map(([name, one]) => [name, resolve(one)]));
  };
  return resolve(whole) as Json;
}

function lookUp(whole: Json, reference: string): Json {
  const steps = reference.split('/').slice(1);
  return steps.reduce<unknown>((at, step) => (at as Json)[step], whole) as Json;
}
