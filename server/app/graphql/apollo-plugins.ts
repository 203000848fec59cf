import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { DEFAULT_LANGUAGE } from '../../kernel/language';
import { followLanguage } from '../../modules/accounts/public';
import type { RequestContext } from '../../platform/request-context';
import { presentGraphQLError } from '../error-mapping';

/** Puts every error of a response into the words of the request's language. */
export const localiseErrors: ApolloServerPlugin<RequestContext> = {
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      willSendResponse({ response, errors }) {
        if (errors && response.body.kind === 'single')
          response.body.singleResult.errors = errors.map((error) =>
            presentGraphQLError(
              error,
              contextValue.language ?? DEFAULT_LANGUAGE,
              contextValue.services.log,
            ).toJSON(),
          );
        return Promise.resolve();
      },
    }),
};

/**
 * A shopper who changes something is written to in the language they do it in. What was refused
 * changes nothing, this neither.
 */
export const followLanguages: ApolloServerPlugin<RequestContext> = {
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      async willSendResponse({ operation, errors }) {
        if (operation?.operation !== OperationTypeNode.MUTATION || errors) return;
        // What was asked for is done; that this failed is no reason to say otherwise.
        await followLanguage(contextValue).catch((error: unknown) =>
          contextValue.services.log.error({ err: error }, 'the language of emails did not follow'),
        );
      },
    }),
};

/**
 * Answers of mutations may hold a token beside words that somebody else chose, and the size of the
 * two compressed together would tell of the token (BREACH); so they go out as they are.
 */
export const keepMutationsPlain: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response, operation }) {
        if (operation?.operation === OperationTypeNode.MUTATION)
          response.http.headers.set('cache-control', 'no-store, no-transform');
        return Promise.resolve();
      },
    }),
};
