import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { RenderRequest } from '../../schema/page-renderer.d.ts';

/** Carries queries to the schema in the same process; a page that is drawn changes nothing. */
export function inProcess(ask: RenderRequest['ask']): ApolloLink {
  return new ApolloLink(({ query, variables, operationType }) => {
    return new Observable((observer) => {
      if (operationType !== OperationTypeNode.QUERY) {
        observer.error(new Error('A page that is drawn on the server only reads'));
        return;
      }
      ask(query, variables).then(
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
