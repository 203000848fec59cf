/** What neighbours and the operator may ask of the articles. */
export { writeArticle, type ArticleDraft } from './write-article';
