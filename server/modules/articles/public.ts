/** The public exports of articles. */
export { stampOfArticles } from './article-library';
export {
  introduceArticle,
  listReadableArticles,
  type ArticleIntroduction,
} from './article.queries';
export {
  listArticles,
  listVersions,
  previewArticle,
  readArticleText,
  type ArticleRow,
} from './article-version.queries';
export { publishVersion, restoreVersion } from './publish-version';
export { writeArticle, type ArticleDraft } from './write-article';
export { writeVersion } from './write-version';
