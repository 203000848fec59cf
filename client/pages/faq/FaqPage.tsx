import { useParams } from 'react-router-dom';
import { articleIdOf } from '../../features/articles/articleIdOf';
import { HelpArticle } from './HelpArticle';
import { HelpCentre } from './HelpCentre';

/** The help centre, or one of its articles; what follows the id is for readers (RT-20). */
export function FaqPage() {
  const { id } = useParams();
  return id === undefined ? <HelpCentre /> : <HelpArticle id={articleIdOf(id)} />;
}
