import { useParams, type Params } from 'react-router-dom';
import { articleIdOf } from '../../features/articles/articleIdOf';
import { firstArticleQuery } from '../../features/articles/firstArticleQuery';
import { HelpGroupsDocument } from '../../gql/graphql';
import { HelpArticle } from './HelpArticle';
import { HelpCentre } from './HelpCentre';

/** Asked when a link to this page is pointed at. */
export const firstQuery = (_: URLSearchParams, { id }: Params = {}) =>
  id === undefined ? { query: HelpGroupsDocument } : firstArticleQuery(id);

/** The help centre, or one of its articles; what follows the id is for readers (RT-20). */
export function FaqPage() {
  const { id } = useParams();
  return id === undefined ? <HelpCentre /> : <HelpArticle id={articleIdOf(id)} />;
}
