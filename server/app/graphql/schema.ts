import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { buildSchema, type AuthChecker } from 'type-graphql';
import { validateInput } from '../../platform/graphql/validate-input';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { Loaders } from '../../platform/loaders';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { modules } from '../modules';

const signedInOnly: AuthChecker<RequestContext> = ({ context }) => Boolean(requireViewer(context));

/** The GraphQL schema, built from the resolvers; emitted to schema/schema.graphql by `check`. */
export async function buildGraphQLSchema(): Promise<GraphQLSchema> {
  const [first, ...others] = modules.flatMap(({ resolvers = [] }) => resolvers);
  if (!first) throw new Error('No module has a resolver');
  const schema = await buildSchema({
    resolvers: [first, ...others],
    authChecker: signedInOnly,
    validateFn: validateInput,
    scalarsMap: [{ type: Number, scalar: MoneyScalar }],
  });
  describe(schema.getQueryType(), 'What can be read.');
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
