import {
  describedFields,
  type DescribedField,
  type InputClass,
} from '../validation/described-fields';
import { validateInput } from '../validation/validate-input';
import { type Endpoint, type RestCall } from './endpoint';
import { snakeCased } from './snake-cased';
import type { Shape } from './shape';

type Values = RestCall['body'];

/** A field that is sent in another form than its input has it. */
export interface Conversion {
  readonly shape: Shape;
  /** Returns what the input has. Throws InputRefused. */
  read(sent: unknown): unknown;
}

export interface Wording<Input> {
  /** A value for each field that is sent, by the name it is sent under. */
  readonly example: Values;
  /** Field → the name it is sent under, where snake_case does not say it. */
  readonly sentAs?: { readonly [Field in keyof Input]?: string };
  /** Fields that are not sent: the call itself gives them when it reads. */
  readonly given?: readonly (keyof Input)[];
  /** The field that the `id` of the path is. */
  readonly inPath?: keyof Input;
  /** Values for fields that may be left out here, though not in the input. */
  readonly defaults?: Partial<Input>;
  readonly converted?: { readonly [Field in keyof Input]?: Conversion };
  /** Every field may be left out, because there is another place for it. */
  readonly isOptional?: true;
}

/** The input form of a call, wherever its values are sent. */
export interface Form<
  Input,
  Sent = Partial<Pick<Endpoint, 'parameters' | 'body' | 'sentNames' | 'takesKey'>>,
> {
  /** The description for the document. */
  readonly sent: Sent;
  /** Makes the input of what a call carries and applies its rules. Throws DomainError VALIDATION_FAILED. */
  read(call: RestCall): Promise<Input>;
}

/** The JSON object that a call takes for an input, described and ruled by the input's own fields. */
export type InputForm<Input> = Form<
  Input,
  Required<Pick<Endpoint, 'body' | 'sentNames' | 'takesKey'>>
>;

/** Derives the form of a call from the input that its use case takes, also over GraphQL. */
export function inputForm<Input extends object>(
  type: new () => Input,
  description: string,
  { example, inPath, ...wording }: Wording<Input>,
): InputForm<Input> {
  const { sentAs, given = [] } = wording;
  const names = namesOf<Input>(
    inPath
      ? { ...wording, sentAs: { ...sentAs, [inPath]: 'id' }, given: [...given, inPath] }
      : wording,
  );
  return {
    sent: {
      body: describe(type, description, example, names),
      sentNames: names.sentAs,
      takesKey: describedFields(type).some(([, { isRequestKey }]) => isRequestKey),
    },
    async read({ body, params }) {
      const inPlace = inPath ? { [inPath]: params['id'] } : {};
      const input = Object.assign(fill(type, body, names), inPlace) as Input;
      await validateInput(input);
      return input;
    },
  };
}

interface Names {
  readonly sentAs: Readonly<Record<string, string>>;
  readonly given: readonly string[];
  readonly defaults: Values;
  readonly converted: Readonly<Record<string, Conversion>>;
  readonly isOptional: boolean;
}

const asNamed: Names = { sentAs: {}, given: [], defaults: {}, converted: {}, isOptional: false };

/** Returns a wording with nothing left out. */
export function namesOf<Input>(wording: Omit<Wording<Input>, 'example'>): Names {
  return { ...asNamed, ...(wording as Partial<Names>) };
}

/** A field of an input, and the name it is sent under. */
export interface SentField extends DescribedField {
  readonly name: string;
  readonly sentName: string;
}

/** Returns the fields of an input that a caller sends. */
export function sentFields(type: InputClass, names: Names): SentField[] {
  const { sentAs, given, defaults, converted } = names;
  return describedFields(type)
    .filter(([name]) => !given.includes(name))
    .map(([name, field]) => {
      const shape = converted[name]?.shape ?? field.shape;
      const inner = converted[name] ? undefined : field.inner;
      const defaultValue = defaults[name] ?? field.defaultValue;
      const sentName = sentAs[name] ?? snakeCased(name);
      return { ...field, shape, inner, name, sentName, defaultValue };
    });
}

/** True if a field is required; a key may be sent in a header instead. */
export function isRequired({ nullable, defaultValue, isRequestKey }: SentField): boolean {
  return !nullable && defaultValue === undefined && !isRequestKey;
}

function describe(type: InputClass, description: string, example: Values, names: Names): Shape {
  const fields = sentFields(type, names);
  const required = names.isOptional ? [] : fields.filter(isRequired);
  const name = type.name.replace(/Args$/, 'Input');
  return {
    ...{ type: 'object', description, model: { name, description } },
    properties: Object.fromEntries(
      fields.map((field) => [field.sentName, describeField(field, example[field.sentName])]),
    ),
    required: required.map(({ sentName }) => sentName),
  };
}

function describeField({ shape, inner, defaultValue }: SentField, example: unknown): Shape {
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
      sentFields(type, names).map((field) => {
        const sent = values[field.sentName];
        const conversion = names.converted[field.name];
        return [field.name, conversion ? conversion.read(sent) : valueOf(field, sent)];
      }),
    ),
  );
}

/** A missing value becomes the default; a missing nested input becomes an empty one, for its rules to refuse. */
function valueOf({ inner, nullable, shape, defaultValue }: DescribedField, sent: unknown): unknown {
  const value = sent ?? defaultValue ?? sent;
  if (!inner || (nullable && !value)) return value;
  const make = (one: unknown) => fill(inner(), (one ?? {}) as Values, asNamed);
  const isList = [shape.type].flat()[0] === 'array';
  return isList ? ((value ?? []) as unknown[]).map(make) : make(value);
}
