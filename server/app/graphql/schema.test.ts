import {
  defaultFieldResolver,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { graphQLSchema } from './schema';

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
    const schema = graphQLSchema();
    const own = Object.values(schema.getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    );
    const silent = own.flatMap(partsOf).filter(({ description }) => !description?.trim());
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(own.length).toBeGreaterThan(40);
  });

  it('lets no description carry the number of a requirement, which says nothing to its reader', async () => {
    const schema = graphQLSchema();
    const numbered = Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type))
      .flatMap(partsOf)
      .filter(({ description }) => /\b[A-Z]{2,3}-\d\d\b/.test(description ?? ''));
    expect(numbered.map(({ name }) => name)).toEqual([]);
  });

  it('names a form for every scalar of its own but money', async () => {
    const schema = graphQLSchema();
    const own = Object.values(schema.getTypeMap()).filter(isScalarType);
    const formless = own.filter((type) => !isSpecifiedScalarType(type) && !type.specifiedByURL);
    expect(formless.map(({ name }) => name)).toEqual(['Money']);
  });

  // Otherwise a refused query field would void all others of its document.
  it('lets every question be null, and says where that comes with an error alone', async () => {
    const fields = Object.values(graphQLSchema().getQueryType()?.getFields() ?? {});
    expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
    const marked = fields.filter(({ astNode }) =>
      astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull'),
    );
    const names = marked.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['site', 'cart', 'orders']));
    expect(names).not.toContain('order');
  });

  // Two fields of one shared type could never grow apart without breaking both.
  it('gives each mutation at most one argument, a required input, and types of its own', async () => {
    const fields = Object.values(graphQLSchema().getMutationType()!.getFields());
    const odd = fields.filter(({ name, args, type }) => {
      const own = name[0]!.toUpperCase() + name.slice(1);
      const takes = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ');
      const answer = getNamedType(type);
      const payload = isUnionType(answer)
        ? answer.getTypes().filter((member) => !isRefusal(member))
        : [answer];
      const answers = [...new Set([answer, ...payload])].map((member) => member.name).join();
      const isOwn = [`${own}Payload`, `${own}Result,${own}Payload`].includes(answers);
      return !['', `input: ${own}Input!`].includes(takes) || !isOwn;
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  // A promise for each value of each row made a list of 250 countries ten times as costly.
  it('hands out what an object holds as it stands, wrapped in nothing', async () => {
    const schema = graphQLSchema();
    const plain = plainFieldsOf(Object.values(schema.getTypeMap()).filter(isObjectType));
    const value = {};
    const row = new Proxy({}, { get: () => value });
    const wrapped = plain.filter(
      ([, { name, resolve = defaultFieldResolver }]) =>
        resolve(row, {}, {}, { fieldName: name } as GraphQLResolveInfo) !== value,
    );
    expect(wrapped.map(([name]) => name)).toEqual([]);
    expect(plain.length).toBeGreaterThan(200);
  });

  // TypeGraphQL would leave out a check or another name of such a field without a word.
  it('lets GraphQL itself read the fields that are plain, and no field that is checked or renamed', () => {
    const { fields, authorizedFields, middlewares } = getMetadataStorage();
    const withWork = [...authorizedFields, ...middlewares].map(({ target, fieldName }) =>
      fields.find((field) => field.target === target && field.name === fieldName),
    );
    const renamed = fields.filter(({ name, schemaName }) => name !== schemaName);
    const wrong = [...withWork, ...renamed].filter((field) => field?.simple);
    expect(wrong.map((field) => field?.name)).toEqual([]);
    expect(fields.filter(({ simple }) => simple).length).toBeGreaterThan(200);
  });
});

function isRefusal(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Refusal');
}

type Field = GraphQLField<unknown, unknown>;

/** Fields without a resolver of ours, with their names. */
function plainFieldsOf(types: readonly GraphQLObjectType[]): [string, Field][] {
  const { objectTypes, interfaceTypes, fieldResolvers } = getMetadataStorage();
  const classes = new Map(
    [...objectTypes, ...interfaceTypes].map(({ name, target }) => [name, target] as const),
  );
  /** By a resolver of the type itself, or of an interface that it has. */
  const isResolved = (type: GraphQLObjectType, field: string) =>
    [type, ...type.getInterfaces()].some((one) =>
      fieldResolvers.some(
        ({ getObjectType, methodName, schemaName }) =>
          getObjectType?.() === classes.get(one.name) && [methodName, schemaName].includes(field),
      ),
    );
  return types
    .filter(({ name }) => classes.has(name))
    .flatMap((type) => Object.values(type.getFields()).map((field) => [type, field] as const))
    .filter(([type, { name }]) => !isResolved(type, name))
    .map(([type, field]) => [`${type.name}.${field.name}`, field]);
}
