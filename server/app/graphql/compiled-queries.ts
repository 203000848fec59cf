import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  OperationTypeNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../../platform/request-context';

type Gateway = NonNullable<ApolloServerOptionsWithGateway<RequestContext>['gateway']>;
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;
type Asked = Parameters<Executor>[0];
type Compiled = CompiledQuery['query'];

/**
 * Returns the schema as a gateway, which is how Apollo Server accepts another executor: queries are executed by code
 * compiled for their document. Compiling pays for a document that comes again, so that its first request is
 * interpreted. Mutations always are: their time is that of the database.
 */
export function compiledQueries(schema: GraphQLSchema): Gateway {
  return {
    load: () => Promise.resolve({ executor: executorOf(schema) }),
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
}

function executorOf(schema: GraphQLSchema): Executor {
  /** By operation, for as long as Apollo keeps its document. */
  const known = new WeakMap<OperationDefinitionNode, Compiled | 'seen' | 'refused'>();

  function compiledOf({ document, operation, operationName }: Asked): Compiled | null {
    const before = known.get(operation);
    if (before === 'seen') {
      const made = compileQuery(schema, document, operationName ?? undefined);
      const compiled = isCompiledQuery(made) ? made.query : null;
      known.set(operation, compiled ?? 'refused');
      return compiled;
    }
    if (!before) known.set(operation, 'seen');
    return typeof before === 'function' ? before : null;
  }

  return async (asked) => {
    const { document, operation, operationName, request, context } = asked;
    const { variables = {} } = request;
    const isQuery = operation.operation === OperationTypeNode.QUERY;
    const compiled = isQuery ? compiledOf(asked) : null;
    if (compiled) return compiled(undefined, context, variables);
    const given = { contextValue: context, variableValues: variables };
    return execute({ schema, document, operationName, ...given });
  };
}
