import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';

type Json = unknown;
type Field = GraphQLField<unknown, unknown>;

/** Variables of an operation with one error, and its description. */
export interface Spoiled {
  /** Path and fault, e.g. `input.quantity: missing`. */
  readonly name: string;
  readonly variables: Record<string, Json>;
}

/** Chooses a good value: by the path of the field, e.g. `pay.input.targetId`; undefined: none. */
type GoodValues = (path: string) => Json;

/** Names what is set there instead; undefined leaves the field out. */
type Fault = readonly [name: string, value: Json];

const MISSING: Fault = ['missing', undefined];
const A_LONG_TEXT = 'x'.repeat(90_000);
const OVER_THE_BODY_LIMIT = 'x'.repeat(110_000);

const textFaults: readonly Fault[] = [
  ['a number', 5],
  ['an object', {}],
  ['a list', ['x', 'y']],
  ['90,000 characters', A_LONG_TEXT],
  ['110,000 characters', OVER_THE_BODY_LIMIT],
  ['a control character', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
];

/** Errors possible for every field of a type, whatever its meaning. */
const faultsOf: Record<string, readonly Fault[]> = {
  String: textFaults,
  EmailAddress: [...textFaults, ['no address', 'somebody']],
  CountryCode: [...textFaults, ['no country', 'XQ']],
  DateTime: [
    ['a number', 5],
    ['a text', 'yesterday'],
    ['a day alone', '2026-11-21'],
    ['no instant', '2026-13-45T00:00:00Z'],
    ['before all databases', '0001-01-01T00:00:00Z'],
  ],
  ID: [
    ['a fraction', 1.5],
    ['an object', {}],
    ['an id of nothing', '01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['nothing at all', ''],
    ['90,000 characters', A_LONG_TEXT],
    ['an SQL fragment', "' OR 1=1 --"],
    ['half a character', 'a\ud800b'],
  ],
  Int: [
    ['a text', '3'],
    ['a fraction', 1.5],
    ['a negative number', -1],
    ['a huge number', 2_147_483_647],
    ['a number past 32 bits', 1e12],
    ['a list', [1, 2]],
  ],
  Money: [
    ['a text', '12.50'],
    ['a fraction', 12.5],
    ['a negative amount', -1],
    ['a huge amount', Number.MAX_SAFE_INTEGER],
    ['an unsafe amount', 1e300],
  ],
  Boolean: [
    ['a text', 'yes'],
    ['a number', 1],
  ],
};
const enumFaults: readonly Fault[] = [
  ['no choice', 'NO_SUCH_CHOICE'],
  ['a number', 1],
  ['an empty text', ''],
];
const objectFaults: readonly Fault[] = [
  ['a text', 'x'],
  ['an unknown field', { unknownField: 1 }],
];
const listFaults: readonly Fault[] = [
  ['an empty list', []],
  ['a list of null', [null]],
  ['an object', {}],
];

/** The variables that a field of the schema takes, all good. */
export function goodVariables(field: Field, good: GoodValues): Record<string, Json> {
  return Object.fromEntries(
    field.args.map(({ name, type }) => [name, goodValue(type, `${field.name}.${name}`, good)]),
  );
}

function goodValue(type: GraphQLInputType, path: string, good: GoodValues): Json {
  const known = good(path);
  if (known !== undefined) return known;
  const bare = getNullableType(type);
  if (isListType(bare)) return [goodValue(bare.ofType, path, good)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare))
    return Object.fromEntries(
      Object.values(bare.getFields()).map((field) => [
        field.name,
        goodValue(field.type, `${path}.${field.name}`, good),
      ]),
    );
  const samples: Record<string, Json> = { Boolean: true, Int: 1, Money: 1_00, String: 'Sample' };
  return samples[String(bare)] ?? null;
}

/** Returns every way to spoil one value in the good variables of a field; `extra` ones for each ID. */
export function spoil(field: Field, good: GoodValues, extra: readonly Fault[]): Spoiled[] {
  const variables = goodVariables(field, good);
  return field.args.flatMap(({ name, type }) =>
    faults(type, variables[name], extra).map(([fault, value]) => ({
      name: `${name}${fault}`,
      variables: { ...variables, [name]: value },
    })),
  );
}

/** Errors possible for a value, at any depth; names begin with the path below it. */
function faults(type: GraphQLInputType, value: Json, extra: readonly Fault[]): Fault[] {
  const absent: readonly Fault[] = isNonNullType(type) ? [MISSING, ['null', null]] : [];
  const bare = getNullableType(type);
  return [...absent.map(told), ...ownFaults(bare, extra).map(told), ...deeper(bare, value, extra)];
}

function told([name, value]: Fault): Fault {
  return [`: ${name}`, value];
}

function ownFaults(type: GraphQLInputType, extra: readonly Fault[]): readonly Fault[] {
  if (isListType(type)) return listFaults;
  if (isEnumType(type)) return enumFaults;
  if (isInputObjectType(type)) return objectFaults;
  const name = String(type);
  return [...(faultsOf[name] ?? []), ...(name === 'ID' ? extra : [])];
}

function deeper(type: GraphQLInputType, value: Json, extra: readonly Fault[]): Fault[] {
  if (isListType(type)) {
    const [first] = value as Json[];
    const inner = faults(type.ofType, first, extra);
    return inner
      .filter(([, wrong]) => wrong !== undefined)
      .map(([name, wrong]) => [`[0]${name}`, [wrong]]);
  }
  if (!isInputObjectType(type)) return [];
  const whole = value as Record<string, Json>;
  return Object.values(type.getFields()).flatMap((field) => {
    // A required field with a default may be left out; what is wrong is null.
    const hasDefault = field.defaultValue !== undefined;
    return faults(field.type, whole[field.name], extra)
      .filter(([, wrong]) => !(hasDefault && wrong === undefined))
      .map(([name, wrong]): Fault => [`.${field.name}${name}`, { ...whole, [field.name]: wrong }]);
  });
}
