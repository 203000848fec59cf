import { describedFields, type DescribedField, type InputClass } from '../graphql/described-fields';
import { validateInput } from '../graphql/validate-input';
import { snakeCased, type Endpoint, type RestCall } from './endpoint';
import type { Shape } from './shape';

type Values = RestCall['body'];

interface Wording<Input> {
  /** A value for each field that is sent, by the name it is sent under. */
  readonly example: Values;
  /** Field → the name it is sent under, where snake_case does not say it. */
  readonly sentAs?: { readonly [Field in keyof Input]?: string };
  /** Fields that are not sent: the call itself gives them when it reads. */
  readonly given?: readonly (keyof Input)[];
  /** Values for fields that may be left out here, though not in the input. */
  readonly defaults?: Partial<Input>;
}

/** The JSON object that a call takes for an input, described and ruled by the input's own fields. */
export interface InputForm<Input> {
  /** What the call says of it. */
  readonly sent: Pick<Endpoint, 'body' | 'sentNames'>;
  /** Makes the input of what was sent and applies its rules. Throws DomainError VALIDATION_FAILED. */
  read(body: Values, given?: Partial<Input>): Promise<Input>;
}

/** Derives the form of a call from the input that its use case takes, also over GraphQL. */
export function inputForm<Input extends object>(
  type: new () => Input,
  description: string,
  { example, sentAs = {}, given = [], defaults = {} }: Wording<Input>,
): InputForm<Input> {
  const wording = { sentAs, given, defaults } as Names;
  return {
    sent: { body: describe(type, description, example, wording), sentNames: wording.sentAs },
    async read(body, values = {}) {
      const input = Object.assign(fill(type, body, wording), values) as Input;
      await validateInput(input);
      return input;
    },
  };
}

interface Names {
  readonly sentAs: Readonly<Record<string, string>>;
  readonly given: readonly string[];
  readonly defaults: Values;
}

const asNamed: Names = { sentAs: {}, given: [], defaults: {} };

function sentFields(type: InputClass, { sentAs, given, defaults }: Names) {
  return describedFields(type)
    .filter(([name]) => !given.includes(name))
    .map(([name, field]) => {
      const defaultValue = defaults[name] ?? field.defaultValue;
      return { ...field, name, sentName: sentAs[name] ?? snakeCased(name), defaultValue };
    });
}

function describe(type: InputClass, description: string, example: Values, names: Names): Shape {
  const fields = sentFields(type, names);
  const required = fields.filter(
    ({ nullable, defaultValue }) => !nullable && defaultValue === undefined,
  );
  return {
    ...{ type: 'object', description, model: type.name.replace(/Args$/, 'Input') },
    properties: Object.fromEntries(
      fields.map((field) => [field.sentName, describeField(field, example[field.sentName])]),
    ),
    required: required.map(({ sentName }) => sentName),
  };
}

function describeField({ shape, inner, defaultValue }: DescribedField, example: unknown): Shape {
  if (!inner)
    return { ...shape, default: defaultValue, examples: [example ?? defaultValue ?? null] };
  const entry = [example].flat()[0] as Values;
  const within = describe(inner(), shape.description, entry, asNamed);
  return [shape.type].flat()[0] === 'array'
    ? { ...shape, items: within }
    : { ...within, type: shape.type };
}

function fill(type: InputClass, values: Values, names: Names): object {
  return Object.assign(
    new type(),
    Object.fromEntries(
      sentFields(type, names).map((field) => [field.name, valueOf(field, values[field.sentName])]),
    ),
  );
}

/** What is missing becomes the default; a missing input within an empty one, for its rules to refuse. */
function valueOf({ inner, nullable, shape, defaultValue }: DescribedField, sent: unknown): unknown {
  const value = sent ?? defaultValue ?? sent;
  if (!inner || (nullable && !value)) return value;
  const make = (one: unknown) => fill(inner(), (one ?? {}) as Values, asNamed);
  const isList = [shape.type].flat()[0] === 'array';
  return isList ? ((value ?? []) as unknown[]).map(make) : make(value);
}
