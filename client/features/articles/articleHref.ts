import { paths } from '../../routes/paths';

interface NamedArticle {
  id: number;
  name: string;
  isFaq: boolean;
}

/**
 * Returns the address of an article: `/faq/{id}/{name}`, or `/article/{id}/{name}` for plain pages (FT-03).
 */
export function articleHref({ id, name, isFaq }: NamedArticle): string {
  return (isFaq ? paths.faq : paths.article).href({ id: String(id), name });
}
