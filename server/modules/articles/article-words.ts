import { languages, type Language } from '../../kernel/language';
import type { ArticleGroup } from './article-group.entity';
import type { Article } from './article.entity';

const columns = {
  en: { name: 'nameEn', html: 'htmlEn' },
  zh: { name: 'nameZh', html: 'htmlZh' },
} as const;

/** Title and body of an article, and their language. */
export interface ArticleWords {
  readonly language: Language;
  readonly name: string;
  readonly html: string;
}

/** Returns an article in the requested language, or in the other one if it is not written in it. */
export function wordsOf(article: Article, wanted: Language): ArticleWords {
  const others = Object.keys(languages) as Language[];
  const isWritten = (language: Language) => article[columns[language].html] !== '';
  const language = [wanted, ...others].find(isWritten) ?? wanted;
  const { name, html } = columns[language];
  return { language, name: article[name], html: article[html] };
}

/** Groups are named in every language. */
export function nameOfGroup(group: ArticleGroup, language: Language): string {
  return group[columns[language].name];
}
