/** The public face of articles. */
export { introduceArticle } from './article.queries';
export { writeArticle, type ArticleDraft } from './write-article';
