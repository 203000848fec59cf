import { useParams } from 'react-router-dom';
import { ArticleById } from '../../features/articles/ArticleById';
import { articleIdOf } from '../../features/articles/articleIdOf';
import { useText } from '../../i18n/useText';
import { ArticleOverview } from './ArticleOverview';

/** A page to be read on its own, or all of them; what follows the id is for readers (RT-21). */
export function ArticlePage() {
  const text = useText();
  const { id } = useParams();
  if (id === undefined) return <ArticleOverview />;
  return <ArticleById id={articleIdOf(id)} fallbackTitle={text('articles.title')} hasContents />;
}
