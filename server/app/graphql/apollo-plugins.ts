import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { RefusalInWords } from '../../kernel/errors';
import { DEFAULT_LANGUAGE } from '../../kernel/language';
import { followLanguage } from '../../modules/accounts/public';
import type { RequestContext } from '../../platform/request-context';
import { presentGraphQLError } from '../error-mapping';
import { httpStatusOf } from '../http-errors';

/**
 * Puts every error of a response into the words of the request's language. Apollo takes what a
 * plugin refuses for a fault of ours; the status says whose it is.
 */
export const localiseErrors: ApolloServerPlugin<RequestContext> = {
  requestDidStart: ({ contextValue }) =>
    Promise.resolve({
      willSendResponse({ response, errors }) {
        const { body, http } = response;
        if (!errors || body.kind !== 'single') return Promise.resolve();
        const language = contextValue.language ?? DEFAULT_LANGUAGE;
        const presented = errors.map((error) =>
          presentGraphQLError(error, language, contextValue.services.log).toJSON(),
        );
        body.singleResult.errors = presented;
        const { code, params } = presented[0]?.extensions as unknown as RefusalInWords;
        if (http.status === 500) Object.assign(http, { status: httpStatusOf(code) });
        if (params?.['seconds']) http.headers.set('retry-after', String(params['seconds']));
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
        if (operation?.operation !== OperationTypeNode.MUTATION) return;
        if (errors || contextValue.hasRefused) return;
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
