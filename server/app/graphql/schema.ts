import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { buildSchema, type AuthChecker, type MiddlewareFn } from 'type-graphql';
import { validateInput } from '../../platform/graphql/validate-input';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { Loaders } from '../../platform/loaders';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { modules } from '../modules';

const signedInOnly: AuthChecker<RequestContext> = ({ context }) => Boolean(requireViewer(context));

/** After a mutation nothing read before it may be answered from memory. */
const forgetReadsAfterMutation: MiddlewareFn<RequestContext> = async ({ info, context }, next) => {
  const result: unknown = await next();
  if (info.parentType.name === 'Mutation') context.loaders = new Loaders(context.services);
  return result;
};

/** The GraphQL schema, built from the resolvers; emitted to schema/schema.graphql by `check`. */
export async function buildGraphQLSchema(): Promise<GraphQLSchema> {
  const [first, ...others] = modules.flatMap(({ resolvers = [] }) => resolvers);
  if (!first) throw new Error('No module has a resolver');
  const schema = await buildSchema({
    resolvers: [first, ...others],
    authChecker: signedInOnly,
    validateFn: validateInput,
    globalMiddlewares: [forgetReadsAfterMutation],
    scalarsMap: [{ type: Number, scalar: MoneyScalar }],
  });
  describe(schema.getQueryType(), 'What can be read.');
  describe(schema.getMutationType(), 'What can be changed; each answers with what it changed.');
  return schema;
}

/** TypeGraphQL cannot describe the root types. */
function describe(type: GraphQLObjectType | null | undefined, description: string): void {
  if (type) type.description = description;
}
