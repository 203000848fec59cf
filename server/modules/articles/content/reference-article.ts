import type { Language } from '../../../kernel/language';
import type { ArticleGroupType } from '../article-group.entity';

/**
 * An article that every site starts with. `{site}`, `{refundDays}`, `{deliveryPrices}` and the like stand for
 * what is configured (placeholders.ts); the HTML is already as clean as sanitize-article-html.ts would leave it.
 */
export interface ReferenceArticle extends Readonly<
  Record<Language, { readonly name: string; readonly html: string }>
> {
  readonly id: number;
  /** Shown in the help centre's frame (/faq), not as a plain page (/article). */
  readonly isFaq: boolean;
}

export interface ReferenceGroup {
  /** At most 26 characters. */
  readonly id: string;
  readonly type: ArticleGroupType;
  readonly names: Readonly<Record<Language, string>>;
  readonly articles: readonly ReferenceArticle[];
}
