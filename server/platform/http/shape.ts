import { describedEnum, type DescribedEnum } from '../graphql/graphql-enum';

type ShapeType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** A name under which a shape stands once in the OpenAPI document, and what it is wherever it is used. */
interface Model {
  readonly name: string;
  readonly description: string;
}

/**
 * Schema of a value of a call or an answer: the part of JSON Schema that REST calls need.
 * It validates requests and is part of the OpenAPI document as it is.
 */
export interface Shape {
  readonly type: ShapeType | readonly ShapeType[];
  /** Description at this place. */
  readonly description: string;
  /** Under this name it stands once in the document, and others refer to it. */
  readonly model?: Model;
  /** An amount that somebody sends: a fraction of a fen is refused in words of its own. */
  readonly isMoney?: true;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly (string | null)[];
  readonly format?: 'binary' | 'date' | 'date-time' | 'email' | 'uri' | 'uri-reference';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Value used for an omitted field. */
  readonly default?: unknown;
  readonly deprecated?: true | undefined;
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

/** The public id of something: a ULID. */
export function id(description: string): Shape {
  const example = '01KAM4T3J8Z4X8Q0V5B2N6C9D7';
  return { ...text(description, example), pattern: '^[0-9A-HJKMNP-TV-Z]{26}$' };
}

export function email(description: string, example = 'mei@example.com'): Shape {
  return { ...text(description, example), format: 'email' };
}

/** A path on this site, e.g. of a picture. */
export function sitePath(description: string, example = '/uploads/5f0c1d.png'): Shape {
  return { ...text(description, example), format: 'uri-reference' };
}

/** A link to another site. */
export function link(description: string, example: string): Shape {
  return { ...text(description, example), format: 'uri' };
}

/** One of the words of an enum, which has one description for all that show it. */
export function choice(description: string, values: object, example: string): Shape {
  return { description, examples: [example], ...enumShape(describedEnum(values)) };
}

/** An enum as it stands in the document once. */
export function enumShape({ name, description, members }: DescribedEnum) {
  const words = Object.entries(members).map(([word, meaning]) => `- \`${word}\`: ${meaning}`);
  return {
    type: 'string',
    enum: Object.keys(members),
    model: { name, description: [description, '', ...words].join('\n') },
  } as const;
}

/** A point in time in UTC. */
export function instant(description: string, example = '2026-11-21T08:00:00.000Z'): Shape {
  return { ...text(description, example), format: 'date-time' };
}

export function number(description: string, example: number): Shape {
  return { type: 'integer', description, examples: [example] };
}

export function decimal(description: string, example: number): Shape {
  return { type: 'number', description, examples: [example] };
}

/** An amount of money in whole fen, 1/100 CNY. */
export function money(description: string, example: number): Shape {
  const what = 'An amount of money as a whole number of fen, 1/100 CNY: 1250 is ¥12.50.';
  return { ...number(description, example), model: { name: 'Money', description: what } };
}

export function flag(description: string, example: boolean): Shape {
  return { type: 'boolean', description, examples: [example] };
}

/** So many entries at most, where that may be more than ten: the cost of a call is reckoned with it. */
export function list(description: string, items: Shape, maxItems?: number): Shape {
  return { type: 'array', description, items, ...(maxItems && { maxItems }) };
}

/** A text for each key, e.g. code → name. */
export function map(description: string, example: Readonly<Record<string, string>>): Shape {
  const additionalProperties: Shape = { type: 'string', description: 'What belongs to the key.' };
  return { type: 'object', description, examples: [example], additionalProperties };
}

/** An object of which there is one description for all that show it; `optional` may be absent. */
export function model(
  name: string,
  description: string,
  fields: Fields,
  optional: Fields = {},
): Shape {
  return {
    ...{ type: 'object', description, model: { name, description } },
    properties: { ...fields, ...optional },
    required: Object.keys(fields),
  };
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
