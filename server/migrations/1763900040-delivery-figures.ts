import { RenewReferenceArticles } from './1763800031-article-figures';

/** Articles that nobody wrote anew since take days, limits and prices from the delivery lines. */
export class RenewArticlesOnDelivery extends RenewReferenceArticles {
  override readonly name = 'Renew_articles_on_delivery_1763900040001';
}
