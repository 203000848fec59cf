import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  isEmail,
  Length,
  Matches,
  Max,
  MaxDate,
  MaxLength,
  Min,
  MinDate,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { GraphQLString, type GraphQLScalarType } from 'graphql';
import { Field, ID, Int } from 'type-graphql';
import { MAX_AMOUNT } from '../../kernel/money';
import { enumShape, nullable as orNull, type Shape } from '../http/shape';
import {
  describeField,
  type DescribedField,
  type InputClass,
} from '../validation/described-fields';
import { describedEnum } from './graphql-enum';
import { plainEmail, plainPhone } from '../validation/pasted-text';
import { MoneyScalar } from './money-scalar';
import { EmailAddressScalar } from './scalars';
import { says } from '../validation/validation-keys';

function compose(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

const optionally = () => ValidateIf((_, value: unknown) => value !== undefined && value !== null);

interface FieldOptions {
  /** May be left out or null. */
  readonly nullable?: true;
  readonly defaultValue?: unknown;
  /** The reason for the deprecation, the replacement and the date of removal. */
  readonly deprecationReason?: string;
}

/** Facts for JSON Schema that supplement the validation rules. */
type Schema = Omit<Shape, 'description'> & Pick<DescribedField, 'inner' | 'isRequestKey' | 'read'>;

/** A field of an input: its place in the GraphQL schema, in the OpenAPI document, and its rules. */
export function field(
  type: () => object,
  description: string,
  { nullable, defaultValue, deprecationReason }: FieldOptions,
  { inner, isRequestKey, read, ...schema }: Schema,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
  const options = { description, nullable, defaultValue, deprecationReason };
  const graphql = Field(type as () => typeof String, options);
  const deprecated = deprecationReason === undefined ? undefined : (true as const);
  const shape = { ...schema, description, default: defaultValue, deprecated };
  return compose(
    graphql,
    describeField({
      shape: nullable ? orNull(shape) : shape,
      ...{ nullable, defaultValue, inner, isRequestKey, read },
    }),
    ...(nullable ? [optionally()] : []),
    ...rules,
  );
}

/**
 * No control characters but tab and line breaks, which only serve to deceive; no half of a
 * surrogate pair either, which no database keeps. Joiners are kept: emoji are made with them, and Persian words.
 */
const printable =
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\ud800-\udfff]*$/u;

/**
 * Text written by a person. Surrounding white space and invisible marks are removed before validation
 * (validate-input.ts); `read` also normalises text for labels or phone numbers.
 * `min: 1` makes it required, refused with the text `missing`; lengths count UTF-16 units, as the columns'
 * limits do at most. `scalar` is the schema's name for a text with a format.
 */
export function TextField(
  description: string,
  {
    min = 0,
    max,
    scalar = GraphQLString,
    read,
    missing = IsNotEmpty(says('required')),
    ...options
  }: FieldOptions & {
    min?: number;
    max: number;
    scalar?: GraphQLScalarType;
    read?: DescribedField['read'];
    missing?: PropertyDecorator;
  },
): PropertyDecorator {
  return field(
    () => scalar,
    description,
    options,
    { type: 'string', ...(min > 0 && { minLength: min }), maxLength: max, read },
    IsString(says('required')),
    MaxLength(max, says('tooLong', { max })),
    Matches(printable, says('wrongForm')),
    ...(min > 0 ? [missing] : []),
  );
}

/**
 * ASCII only: few mail servers take more, lower case can be longer than the column, and the check
 * throws at half a surrogate pair.
 */
function isMailable(value: unknown): boolean {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value) && isEmail(value);
}

/** True if the letters before the @ are accepted by mail servers; not judged if the text is no address at all. */
function hasPlainMailbox(value: unknown): boolean {
  if (typeof value !== 'string') return true;
  const at = value.lastIndexOf('@', value.length - 2);
  return (
    !/^[\x21-\x7e]+$/.test(value.slice(at + 1)) || /^\p{ASCII}*$/u.test(value.slice(0, at + 1))
  );
}

export function EmailField(description: string): PropertyDecorator {
  return field(
    () => EmailAddressScalar,
    description,
    {},
    { type: 'string', format: 'email', maxLength: 254, read: plainEmail },
    MaxLength(254, says('tooLong', { max: 254 })),
    ValidateBy({ name: 'mailbox', validator: { validate: hasPlainMailbox } }, says('mailbox')),
    ValidateBy({ name: 'mailable', validator: { validate: isMailable } }, says('email')),
    IsNotEmpty(says('required')),
  );
}

/** The recommended format; a normalised number may have an extension as well. */
const phoneForm = /^\+?[\d\s()-]{5,31}$/;
const plainForm = /^(?=.{5,32}$)\+?[\d\s()-]{5,31}( ext\. \d{1,7})?$/;

/** Digits, spaces, +, -, ( and ), perhaps an extension: 5 to 32 characters. */
export function PhoneField(description: string): PropertyDecorator {
  return field(
    () => String,
    description,
    {},
    { type: 'string', pattern: phoneForm.source, read: plainPhone },
    Matches(plainForm, says('phone')),
    IsNotEmpty(says('required')),
  );
}

/** An amount in fen, from zero to ten million yuan unless said otherwise. */
export function MoneyField(
  description: string,
  { min = 0, max = MAX_AMOUNT, ...options }: FieldOptions & { min?: number; max?: number } = {},
): PropertyDecorator {
  return field(
    () => MoneyScalar,
    description,
    options,
    { type: 'integer', isMoney: true, minimum: min, maximum: max },
    Min(min, says('tooSmall', { min: min / 100 })),
    Max(max, says('tooLarge', { max: max / 100 })),
  );
}

export function CountField(
  description: string,
  { min, max, ...options }: FieldOptions & { min: number; max: number },
): PropertyDecorator {
  return field(
    () => Int,
    description,
    options,
    { type: 'integer', minimum: min, maximum: max },
    IsInt(says('wrongType')),
    Min(min, says('tooSmall', { min })),
    Max(max, says('tooLarge', { max })),
  );
}

export function FlagField(description: string, options: FieldOptions = {}): PropertyDecorator {
  const rule = IsBoolean(says('wrongType'));
  return field(() => Boolean, description, options, { type: 'boolean' }, rule);
}

const idSchema = { type: 'string', minLength: 1, maxLength: 26 } as const;

export function IdField(description: string, options: FieldOptions = {}): PropertyDecorator {
  return field(() => ID, description, options, idSchema, Length(1, 26, says('unknownChoice')));
}

/** An end of a period; every database can keep what lies between these years. */
export function InstantField(description: string): PropertyDecorator {
  return field(
    () => Date,
    description,
    { nullable: true },
    { type: 'string', format: 'date-time' },
    MinDate(new Date('2000-01-01'), says('instant')),
    MaxDate(new Date('2100-01-01'), says('instant')),
  );
}

/** Names one attempt: chosen at random by the client and sent again with every retry. */
export function RequestKeyField(
  description: string,
  options: Pick<FieldOptions, 'nullable'> = {},
): PropertyDecorator {
  const form = /^[A-Za-z0-9_-]{8,80}$/;
  const rule = Matches(form, says('requestKey'));
  const shape = { type: 'string', pattern: form.source, isRequestKey: true } as const;
  return field(() => String, description, options, shape, rule);
}

export function IdsField(description: string, max: number): PropertyDecorator {
  return field(
    () => [ID],
    description,
    {},
    {
      ...{ type: 'array', minItems: 1, maxItems: max },
      items: { ...idSchema, description: 'One of the ids.' },
    },
    ArrayMinSize(1, says('required')),
    ArrayMaxSize(max, says('tooMany', { max })),
    Length(1, 26, { each: true, ...says('unknownChoice') }),
  );
}

/** One of a GraphQL enum's values. */
export function ChoiceField(
  type: () => object,
  choices: readonly string[],
  description: string,
  options: FieldOptions = {},
): PropertyDecorator {
  const rule = IsIn([...choices], says('unknownChoice'));
  return field(type, description, options, enumShape(describedEnum(type())), rule);
}

/** Another input (or a list of it), whose own rules apply as well. */
export function InputField(
  type: () => InputClass,
  description: string,
  options: FieldOptions = {},
): PropertyDecorator {
  return field(type, description, options, { type: 'object', inner: type }, ValidateNested());
}

/** A list of other inputs, at most `max`, whose own rules apply as well. */
export function InputsField(
  type: () => InputClass,
  description: string,
  { max, ...options }: FieldOptions & { max: number },
): PropertyDecorator {
  const rules = [ValidateNested(), ArrayMaxSize(max, says('tooMany', { max }))];
  const schema = { type: 'array', maxItems: max, inner: type } as const;
  return field(() => [type()], description, options, schema, ...rules);
}
