import { useParams, type Params } from 'react-router-dom';
import { ArticleById } from '../../features/articles/ArticleById';
import { articleIdOf } from '../../features/articles/articleIdOf';
import { firstArticleQuery } from '../../features/articles/firstArticleQuery';
import { FooterGroupsDocument } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { ArticleOverview } from './ArticleOverview';

/** Asked when a link to this page is pointed at. */
export const firstQuery = (_: URLSearchParams, { id }: Params = {}) =>
  id === undefined ? { query: FooterGroupsDocument } : firstArticleQuery(id);

/** A page to be read on its own, or all of them; what follows the id is for readers (RT-21). */
export function ArticlePage() {
  const text = useText();
  const { id } = useParams();
  if (id === undefined) return <ArticleOverview />;
  return <ArticleById id={articleIdOf(id)} fallbackTitle={text('articles.title')} hasContents />;
}
