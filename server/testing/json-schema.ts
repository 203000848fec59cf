/** The part of JSON Schema that our OpenAPI document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
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
  readonly additionalProperties?: JsonSchema;
}

type FindRef = (ref: string) => JsonSchema;

/**
 * What is wrong with a value by its schema, each fault with its place; empty: nothing. Stricter
 * than the standard: a key that the schema does not name is a fault.
 */
export function faultsIn(schema: JsonSchema, value: unknown, find: FindRef, at = '$'): string[] {
  if (schema.$ref) return faultsIn(find(schema.$ref), value, find, at);
  if (schema.oneOf) return faultsInAll(schema.oneOf, value, find, at);
  if ('const' in schema && value !== schema.const) return [`${at} is not ${String(schema.const)}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of the choices`];
  const type = typeOf(value);
  const types = [schema.type ?? []].flat();
  const isOfType = types.includes(type) || (type === 'integer' && types.includes('number'));
  if (schema.type && !isOfType) return [`${at} is ${type}, not ${types.join(' or ')}`];
  if (type === 'array')
    return (value as unknown[]).flatMap((item, index) =>
      faultsIn(schema.items ?? {}, item, find, `${at}[${index}]`),
    );
  if (type === 'object') return faultsInObject(schema, value as Json, find, at);
  if (type === 'string') return faultsInText(schema, value as string, at);
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const isOutside =
    type === 'integer' && ((value as number) < minimum || (value as number) > maximum);
  return isOutside ? [`${at} is not from ${minimum} to ${maximum}`] : [];
}

const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: /^https?:\/\/[\x21-\x7e]+$/,
  'uri-reference': /^\/[\x21-\x7e]+$/,
};

function faultsInText({ pattern, format }: JsonSchema, value: string, at: string): string[] {
  if (pattern && !new RegExp(pattern).test(value)) return [`${at} is not of the pattern`];
  return formats[format ?? '']?.test(value) === false ? [`${at} is no ${format}`] : [];
}

type Json = Readonly<Record<string, unknown>>;

function faultsInAll(choices: readonly JsonSchema[], value: unknown, find: FindRef, at: string) {
  const verdicts = choices.map((choice) => faultsIn(choice, value, find, at));
  if (verdicts.filter(({ length }) => length === 0).length === 1) return [];
  return [
    `${at} is not exactly one of: ${verdicts.map((faults) => faults.join(', ')).join(' | ')}`,
  ];
}

function faultsInObject(schema: JsonSchema, value: Json, find: FindRef, at: string): string[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required
    .filter((name) => !(name in value))
    .map((name) => `${at}.${name} is missing`);
  const inside = Object.entries(value).flatMap(([name, field]) => {
    const known = properties[name] ?? additionalProperties;
    return known
      ? faultsIn(known, field, find, `${at}.${name}`)
      : [`${at}.${name} is not documented`];
  });
  return [...missing, ...inside];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isSafeInteger(value) ? 'integer' : typeof value;
}
