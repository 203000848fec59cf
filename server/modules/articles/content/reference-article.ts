import type { Language } from '../../../kernel/language';
import type { ArticleGroupType } from '../article-group.entity';

/**
 * An initial article of every site. `{site}`, `{refundDays}`, `{deliveryPrices}` and the like stand for
 * configured values (placeholders.ts); the HTML is already as clean as sanitize-article-html.ts would leave
 * it.
 */
export interface ReferenceArticle extends Readonly<
  Record<Language, { readonly name: string; readonly html: string }>
> {
  readonly id: number;
  /** True if it is shown in the help centre (/faq), not as a plain page (/article). */
  readonly isFaq: boolean;
}

export interface ReferenceGroup {
  /** At most 26 characters. */
  readonly id: string;
  readonly type: ArticleGroupType;
  readonly names: Readonly<Record<Language, string>>;
  readonly articles: readonly ReferenceArticle[];
}
