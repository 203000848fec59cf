import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describeEndpoints } from '../../app/rest/openapi';
import type { Call, Parameter } from './rest-cases';

type Json = Readonly<Record<string, unknown>>;
type Described = Omit<Call, 'method' | 'path'> & {
  readonly responses: Readonly<Record<string, Json>>;
};

/** The document as it is served, with what it refers to in place. */
const described = inPlace(JSON.parse(JSON.stringify(describeEndpoints())) as Json) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

/** Every call of the document. */
export const calls: readonly Call[] = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
    ...{ method, path, requestBody },
    parameters: parameters.filter((one): one is Parameter => 'in' in one),
  })),
);

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));

/** Where an answer is not as the document says of its status; empty: nowhere. */
export function faultsInAnswer({ method, path }: Call, status: number, body: unknown): string[] {
  const responses = described.paths[path]?.[method]?.responses ?? {};
  const response = responses[status] ?? responses['default'];
  const content = response?.['content'] as Record<string, { schema: Json }> | undefined;
  const schema = content?.['application/json']?.schema;
  if (!schema) return [`status ${status} is not described`];
  const validate = ajv.compile(closed(schema) as Json);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The kinds of files that a call may answer with. */
export function mediaTypesOf({ method, path }: Call): string[] {
  const content = described.paths[path]?.[method]?.responses['200']?.['content'];
  return Object.keys(content ?? {}).filter((mediaType) => mediaType !== 'application/json');
}

/** A key that an object of the document does not name is a fault, too. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { examples: _, example: __, default: ___, ...rest } = schema as Json;
  const entries = Object.entries(rest).map(([name, inner]) => [name, closed(inner)]);
  const isNamed = 'properties' in rest && !('additionalProperties' in rest);
  return { ...(isNamed && { additionalProperties: false }), ...Object.fromEntries(entries) };
}

function inPlace(document: Json): unknown {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value as Json;
    const whole = typeof $ref === 'string' ? { ...lookUp(document, $ref), ...rest } : rest;
    return Object.fromEntries(Object.entries(whole).map(([name, one]) => [name, resolve(one)]));
  };
  return resolve(document);
}

function lookUp(document: Json, reference: string): Json {
  const steps = reference.split('/').slice(1);
  return steps.reduce<unknown>((at, step) => (at as Json)[step], document) as Json;
}
