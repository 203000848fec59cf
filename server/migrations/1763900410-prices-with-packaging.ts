import { RenewReferenceArticles } from './1763800031-article-figures';

/** Articles that nobody wrote anew since say by which weight prices are reckoned, packaging included. */
export class RenewArticlesOnPackaging extends RenewReferenceArticles {
  override readonly name = 'Renew_articles_on_packaging_1763900410001';
}
