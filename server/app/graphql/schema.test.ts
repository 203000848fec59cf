import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql';
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
});
