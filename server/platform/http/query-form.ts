import { DateTimeScalar } from '../graphql/scalars';
import { validateInput } from '../validation/validate-input';
import type { RestParameter } from './endpoint';
import {
  isRequired,
  namesOf,
  sentFields,
  type Form,
  type SentField,
  type Wording,
} from './input-form';

/** The query parameters that a call takes for an input, described and ruled by the input's fields. */
export type QueryForm<Input> = Form<Input, { readonly parameters: readonly RestParameter[] }>;

/** Derives query parameters from the arguments that a query takes, also over GraphQL. */
export function queryForm<Input extends object>(
  type: new () => Input,
  { example, ...wording }: Pick<Wording<Input>, 'example' | 'sentAs' | 'isOptional'>,
): QueryForm<Input> {
  const names = namesOf(wording);
  const fields = sentFields(type, names);
  return {
    sent: { parameters: fields.map((field) => describe(field, example[field.sentName], names)) },
    async read({ query }) {
      const values = fields.map((field) => [field.name, valueOf(field, query[field.sentName])]);
      const input = Object.assign(new type(), Object.fromEntries(values)) as Input;
      await validateInput(input);
      return input;
    },
  };
}

function describe(
  field: SentField,
  example: unknown,
  { isOptional }: { readonly isOptional: boolean },
): RestParameter {
  const { shape, sentName, defaultValue } = field;
  const [type] = [shape.type].flat();
  // A parameter left out of a query is undefined, not null.
  const words = shape.enum?.filter((word) => word !== null);
  return {
    ...{ in: 'query', name: sentName, isRequired: isRequired(field) && !isOptional },
    isRuled: true,
    shape: {
      ...shape,
      ...{ type: type ?? shape.type, default: isOptional ? undefined : defaultValue },
      ...(words && { enum: words }),
      ...(example !== undefined && { examples: [example] }),
    },
  };
}

const truths: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Query parameters are strings: an invalid number or instant becomes a value that the rules refuse. */
function valueOf({ shape, defaultValue }: SentField, sent = defaultValue): unknown {
  if (typeof sent !== 'string') return sent;
  if ([shape.type].flat()[0] === 'integer') return /^\d{1,9}$/.test(sent) ? Number(sent) : NaN;
  if ([shape.type].flat()[0] === 'boolean') return truths[sent] ?? sent;
  return shape.format === 'date-time' ? instantOf(sent) : sent;
}

/** The same form as in GraphQL. */
function instantOf(sent: string): Date {
  try {
    return DateTimeScalar.parseValue(sent);
  } catch {
    return new Date(NaN);
  }
}
