import {
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Json = Readonly<Record<string, unknown>>;

/** Returns the places where data differs from the schema and the selection; empty if there are none. */
export function faultsInData(schema: GraphQLSchema, query: string, data: Json): string[] {
  const [operation] = parse(query).definitions as OperationDefinitionNode[];
  const root = operation && schema.getRootType(operation.operation);
  return operation && root
    ? faultsInObject(schema, root, operation.selectionSet, data, 'data')
    : ['no operation'];
}

function faultsInObject(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  value: Json,
  at: string,
): string[] {
  const expected = new Set<string>();
  const faults = selections.flatMap((selection): string[] => {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const isMeant = selection.typeCondition?.name.value === type.name;
      if (!isMeant) return [];
      namesIn(selection.selectionSet).forEach((name) => expected.add(name));
      return faultsInObject(schema, type, selection.selectionSet, value, at).filter(
        (fault) => !fault.endsWith('was not asked for'),
      );
    }
    if (selection.kind !== Kind.FIELD) return [];
    const name = selection.alias?.value ?? selection.name.value;
    expected.add(name);
    if (selection.name.value === '__typename')
      return value[name] === type.name ? [] : [`${at} is a ${String(value[name])}`];
    const field = type.getFields()[selection.name.value];
    if (!field) return [`${at}.${name} is no field`];
    return faultsIn(schema, field.type, selection.selectionSet, value[name], `${at}.${name}`);
  });
  const more = Object.keys(value).filter((name) => !expected.has(name));
  return [...faults, ...more.map((name) => `${at}.${name} was not asked for`)];
}

function namesIn({ selections }: SelectionSetNode): string[] {
  return selections.flatMap((one) =>
    one.kind === Kind.FIELD ? [one.alias?.value ?? one.name.value] : [],
  );
}

function faultsIn(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  value: unknown,
  at: string,
): string[] {
  if (value === undefined) return [`${at} is missing`];
  if (value === null) return isNonNullType(type) ? [`${at} is null`] : [];
  const bare = getNullableType(type);
  if (isListType(bare))
    return Array.isArray(value)
      ? value.flatMap((one, index) =>
          faultsIn(schema, bare.ofType, selection, one, `${at}[${index}]`),
        )
      : [`${at} is no list`];
  if (isEnumType(bare))
    return bare.getValues().some(({ name }) => name === value) ? [] : [`${at} is no ${bare.name}`];
  if (isLeafType(bare)) return isReadable(bare, value) ? [] : [`${at} is no ${bare.name}`];
  if (typeof value !== 'object' || !selection) return [`${at} is no object`];
  const { __typename: name } = value as Json;
  const possible = isAbstractType(bare) ? schema.getPossibleTypes(bare) : [bare];
  const actual = possible.find((one) => one.name === name);
  if (!actual) return [`${at} is a ${String(name)}, no ${bare.name}`];
  return faultsInObject(schema, actual, selection, value as Json, at);
}

/** Returns the fields that a client of that type reads. */
function isReadable(type: { parseValue(value: unknown): unknown }, value: unknown): boolean {
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}
