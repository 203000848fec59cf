import { ArticleByIdDocument } from '../../gql/graphql';
import { articleIdOf } from './articleIdOf';

/** What is asked first where an address names an article; undefined for what is no number. */
export function firstArticleQuery(idText: string) {
  const id = articleIdOf(idText);
  return id === undefined ? undefined : { query: ArticleByIdDocument, variables: { id } };
}
