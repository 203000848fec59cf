import { ArticleByIdDocument } from '../../gql/graphql';
import { articleIdOf } from './articleIdOf';

/** Returns the first query for an address with an article number; undefined without a valid number. */
export function firstArticleQuery(idText: string) {
  const id = articleIdOf(idText);
  return id === undefined ? undefined : { query: ArticleByIdDocument, variables: { id } };
}
