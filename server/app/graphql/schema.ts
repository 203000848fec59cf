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
import { buildSchemaSync, getMetadataStorage, type AuthChecker, type PubSub } from 'type-graphql';
import { validateInput } from '../../platform/validation/validate-input';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { Loaders } from '../../platform/loaders';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { modules } from '../modules';
import { ChangeSubscription } from './change-subscription';
import { NodeQuery } from './node-query';

const signedInOnly: AuthChecker<RequestContext> = ({ context }) => Boolean(requireViewer(context));

/** The directive as known to clients that turn errors into exceptions: https://specs.apollo.dev/nullability. */
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

let built: GraphQLSchema | undefined;

/**
 * Returns the GraphQL schema, built from the resolvers once per process; emitted to schema/schema.graphql by
 * `check`. REST responses are derived from it as well.
 */
export function graphQLSchema(): GraphQLSchema {
  return (built ??= build());
}

function build(): GraphQLSchema {
  const resolvers = modules.flatMap((module) => module.resolvers ?? []);
  readPlainFieldsDirectly();
  const schema = buildSchemaSync({
    resolvers: [NodeQuery, ChangeSubscription, ...resolvers],
    pubSub: noTopics,
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
  describe(
    schema.getSubscriptionType(),
    'Live updates over Server-Sent Events at `/graphql/stream`.',
  );
  forgetReadsAfterMutations(schema);
  return schema;
}

/**
 * TypeGraphQL requires one if there are subscriptions. Ours read the feed of their request's services instead:
 * one process may serve several databases with one schema, as tests do.
 */
const noTopics: PubSub = {
  publish: (topic) => refuseTopic(topic),
  subscribe: (topic) => refuseTopic(topic),
};

function refuseTopic(topic: string): never {
  throw new Error(`There is no topic ${topic}: announce the change instead`);
}

/**
 * GraphQL itself hands out what an object holds, which is cheaper than TypeGraphQL's resolver around it.
 * Not where that resolver has work: a name of its own, or a check, which would be left out silently.
 */
function readPlainFieldsDirectly(): void {
  const { fields, authorizedFields, middlewares } = getMetadataStorage();
  for (const field of fields) {
    const isMeant = ({ target, fieldName }: { target: unknown; fieldName: string }) =>
      target === field.target && fieldName === field.name;
    field.simple =
      field.name === field.schemaName &&
      !authorizedFields.some(isMeant) &&
      !middlewares.some(isMeant);
  }
}

/** TypeGraphQL cannot describe the root types. */
function describe(type: GraphQLObjectType | null | undefined, description: string): void {
  if (type) type.description = description;
}

/**
 * After a mutation the loaders must not return earlier reads. No global middleware does this: it would wrap
 * every field of every object in a promise, ten times the work of a long list.
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
