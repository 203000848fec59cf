type ShapeType = 'string' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/**
 * What a value of a call or an answer looks like: the part of JSON Schema that the legacy paths
 * need. It checks what comes in, and stands in the OpenAPI document as it is.
 */
export interface Shape {
  readonly type: ShapeType | readonly ShapeType[];
  readonly description: string;
  /** Under this name it stands once in the OpenAPI document, and others refer to it. */
  readonly model?: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly (string | null)[];
  readonly format?: 'email' | 'date-time';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** What stands for a field that was left out. */
  readonly default?: unknown;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** Of an object whose keys are data: what lies under each. */
  readonly additionalProperties?: Shape;
}

type Fields = Readonly<Record<string, Shape>>;

export function text(description: string, example: string): Shape {
  return { type: 'string', description, examples: [example] };
}

/** One of a few words. */
export function choice(description: string, values: readonly string[], example: string): Shape {
  return { ...text(description, example), enum: values };
}

/** A point in time in UTC. */
export function instant(description: string, example = '2026-11-21T08:00:00.000Z'): Shape {
  return { ...text(description, example), format: 'date-time' };
}

export function number(description: string, example: number): Shape {
  return { type: 'integer', description, examples: [example] };
}

/** An amount of money in whole fen, 1/100 CNY. */
export function money(description: string, example: number): Shape {
  return number(`${description} In fen: 1250 is ¥12.50.`, example);
}

export function flag(description: string, example: boolean): Shape {
  return { type: 'boolean', description, examples: [example] };
}

export function list(description: string, items: Shape): Shape {
  return { type: 'array', description, items };
}

/** A text for each key, e.g. code → name. */
export function map(description: string, example: Readonly<Record<string, string>>): Shape {
  const additionalProperties: Shape = { type: 'string', description: 'What belongs to the key.' };
  return { type: 'object', description, examples: [example], additionalProperties };
}

/** An object; the fields of `optional` may be left out of a call, an answer has them all. */
export function form(description: string, fields: Fields, optional: Fields = {}): Shape {
  const properties = { ...fields, ...optional };
  return { type: 'object', description, properties, required: Object.keys(fields) };
}

/** A form of which there is one description for all that show it. */
export function model(name: string, description: string, fields: Fields): Shape {
  return { ...form(description, fields), model: name };
}

/** The same, or null. */
export function nullable(shape: Shape): Shape {
  const type = [shape.type, 'null'].flat() as ShapeType[];
  return { ...shape, type, ...(shape.enum && { enum: [...shape.enum, null] }) };
}

/** The `data` of a call that has nothing to tell but that it worked. */
export const nothing: Shape = { type: 'null', description: 'Always null.' };

/** An example of the whole, put together from those of its leaves. */
export function exampleOf({ type, examples, items, properties }: Shape): unknown {
  if (examples) return examples[0];
  if (items) return [exampleOf(items)];
  if (!properties || type === 'null') return null;
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, exampleOf(field)]),
  );
}

/**
 * Where a value that somebody sent is of another type than its shape says; empty where nothing is.
 * What is missing or null is a matter of the rules of each call, what is unknown is passed over.
 */
export function wrongTypesIn(shape: Shape, value: unknown, path: string): string[] {
  if (value === undefined || value === null) return [];
  if (typeOf(value) !== [shape.type].flat()[0]) return [path];
  const { items, properties = {} } = shape;
  if (items) return (value as unknown[]).flatMap((item) => wrongTypesIn(items, item, path));
  return Object.entries(properties).flatMap(([name, field]) =>
    wrongTypesIn(field, (value as Record<string, unknown>)[name], path ? `${path}.${name}` : name),
  );
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return Number.isSafeInteger(value) ? 'integer' : typeof value;
}
