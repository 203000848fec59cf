import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { RenderRequest } from '../../schema/page-renderer.d.ts';

/** Executes queries in the same process; rendering a page changes nothing. */
export function inProcess(runQuery: RenderRequest['runQuery']): ApolloLink {
  return new ApolloLink(({ query, variables, operationType }) => {
    return new Observable((observer) => {
      if (operationType !== OperationTypeNode.QUERY) {
        observer.error(new Error('A page that is rendered on the server only reads'));
        return;
      }
      runQuery(query, variables).then(
        (data) => {
          if (data) observer.next({ data: data as Record<string, unknown> });
          else observer.error(new Error('Left to the browser'));
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    });
  });
}
