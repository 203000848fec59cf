import {
  defaultFieldResolver,
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  specifiedDirectives,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { buildSchema, type AuthChecker } from 'type-graphql';
import { validateInput } from '../../platform/graphql/validate-input';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { Loaders } from '../../platform/loaders';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { modules } from '../modules';
import { NodeQuery } from './node-query';

const signedInOnly: AuthChecker<RequestContext> = ({ context }) => Boolean(requireViewer(context));

/** As clients know it that turn an error into an exception: https://specs.apollo.dev/nullability. */
const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'Null here comes with an error of the response that says why, and never without.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(new GraphQLNonNull(GraphQLInt)),
      defaultValue: [0],
      description: 'Which: 0 the field, 1 the entries of its list.',
    },
  },
});

/** The GraphQL schema, built from the resolvers; emitted to schema/schema.graphql by `check`. */
export async function buildGraphQLSchema(): Promise<GraphQLSchema> {
  const resolvers = modules.flatMap((module) => module.resolvers ?? []);
  const schema = await buildSchema({
    resolvers: [NodeQuery, ...resolvers],
    authChecker: signedInOnly,
    validateFn: validateInput,
    directives: [...specifiedDirectives, semanticNonNull],
    scalarsMap: [
      { type: Number, scalar: MoneyScalar },
      { type: Date, scalar: DateTimeScalar },
    ],
  });
  describe(
    schema.getQueryType(),
    'What can be read. Each field may be refused alone: it is null then, `errors` says why, and the ' +
      'others are answered.',
  );
  describe(schema.getMutationType(), 'What can be changed; each answers with what it changed.');
  forgetReadsAfterMutations(schema);
  return schema;
}

/** TypeGraphQL cannot describe the root types. */
function describe(type: GraphQLObjectType | null | undefined, description: string): void {
  if (type) type.description = description;
}

/**
 * After a mutation nothing read before it may be answered from memory. No global middleware does
 * this: it would wrap every field of every object in a promise, ten times the work of a long list.
 */
function forgetReadsAfterMutations(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (root, args, context: RequestContext, info) => {
      const result: unknown = await resolve(root, args, context, info);
      context.loaders = new Loaders(context.services);
      return result;
    };
  }
}
