import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { buildGraphQLSchema } from './schema';

interface Described {
  readonly name: string;
  readonly description?: string | null;
}

/** A type with everything in it that a front-end developer can look up. */
function partsOf(type: GraphQLNamedType): Described[] {
  const within = (part: Described): Described => ({ ...part, name: `${type.name}.${part.name}` });
  if (isEnumType(type)) return [type, ...type.getValues().map(within)];
  if (isInputObjectType(type)) return [type, ...Object.values(type.getFields()).map(within)];
  if (isObjectType(type) || isInterfaceType(type))
    return [
      type,
      ...Object.values(type.getFields()).flatMap((field) => [
        within(field),
        ...field.args.map((arg) => within({ ...arg, name: `${field.name}(${arg.name})` })),
      ]),
    ];
  return [type];
}

describe('The GraphQL schema', () => {
  it('describes every type, field, argument, enum value and input field', async () => {
    const schema = await buildGraphQLSchema();
    const own = Object.values(schema.getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    );
    const silent = own.flatMap(partsOf).filter(({ description }) => !description?.trim());
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(own.length).toBeGreaterThan(40);
  });

  // A promise for each value of each row made a list of 250 countries ten times as costly.
  it('hands out what an object holds as it stands, wrapped in nothing', async () => {
    const schema = await buildGraphQLSchema();
    const plain = plainFieldsOf(Object.values(schema.getTypeMap()).filter(isObjectType));
    const value = {};
    const row = new Proxy({}, { get: () => value });
    const wrapped = plain.filter(
      ([, { resolve }]) => resolve?.(row, {}, {}, {} as GraphQLResolveInfo) !== value,
    );
    expect(wrapped.map(([name]) => name)).toEqual([]);
    expect(plain.length).toBeGreaterThan(200);
  });
});

type Field = GraphQLField<unknown, unknown>;

/** The fields that no resolver of ours answers for, with their names. */
function plainFieldsOf(types: readonly GraphQLObjectType[]): [string, Field][] {
  const { objectTypes, fieldResolvers } = getMetadataStorage();
  const classes = new Map(objectTypes.map(({ name, target }) => [name, target]));
  const isResolved = (type: string, field: string) =>
    fieldResolvers.some(
      ({ getObjectType, methodName, schemaName }) =>
        getObjectType?.() === classes.get(type) && [methodName, schemaName].includes(field),
    );
  return types
    .filter(({ name }) => classes.has(name))
    .flatMap((type) => Object.values(type.getFields()).map((field) => [type.name, field] as const))
    .filter(([type, { name }]) => !isResolved(type, name))
    .map(([type, field]) => [`${type}.${field.name}`, field]);
}
