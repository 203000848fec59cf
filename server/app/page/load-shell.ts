import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { RenderRequest } from '../../../schema/page-renderer.d.ts';
import type { RequestContext } from '../../platform/request-context';

/** The result of the client's query for header and footer, of which the server reads the name. */
export interface Shell {
  readonly site?: { readonly name?: string };
  readonly viewer?: object | null;
}

/** Runs the client's own shell query within this process; null, and logged, when it fails. */
export function shellLoader(
  schema: GraphQLSchema,
  shellQuery: string,
): (context: RequestContext) => Promise<Shell | null> {
  const document = parse(shellQuery);
  return async (contextValue) => {
    const { data, errors } = await execute({ schema, document, contextValue });
    if (!errors) return data as Shell;
    contextValue.services.log.error({ err: errors[0] }, 'the page goes out without its data');
    return null;
  };
}

/** Runs the page's queries during rendering; partial failures are left to the browser, which reports them. */
export function queryRunner(
  schema: GraphQLSchema,
  contextValue: RequestContext,
): RenderRequest['runQuery'] {
  return async (query, variableValues) => {
    const document = query as DocumentNode;
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    return errors ? null : (data ?? null);
  };
}
