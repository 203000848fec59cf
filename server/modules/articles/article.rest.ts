import { DomainError } from '../../kernel/errors';
import { inPath, inQuery, type Endpoint } from '../../platform/http/endpoint';
import { partQuery, presentPart } from '../../platform/http/paging';
import { queryForm } from '../../platform/http/query-form';
import { flag, instant, list, model, number, text } from '../../platform/http/shape';
import { InputRefused } from '../../platform/graphql/validate-input';
import {
  findArticle,
  listArticleGroups,
  type ArticleGroupView,
  type ArticleLink,
} from './article.queries';
import { SearchArticlesArgs } from './article.types';
import { searchArticles } from './search-articles';

const types: Readonly<Record<string, ArticleGroupView['type']>> = { '1': 'HELP', '2': 'FOOTER' };

/** Caches may keep articles for five minutes: what an operator writes is read soon. */
const cacheSeconds = 5 * 60;

const words = queryForm(SearchArticlesArgs, { example: { text: 'storage' } });

const link = {
  id: number('Number of the article; 59 is the purchase process.', 59),
  article_name: text('Its title.', 'How to buy'),
  is_faq: flag('Whether it belongs to the help centre.', true),
};

const presentLink = ({ id, name, isFaq }: ArticleLink) => ({
  id,
  article_name: name,
  is_faq: isFaq,
});

/** The calls about articles (API-15, API-16). */
export const articleEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/article',
    operationId: 'listArticleGroups',
    summary: 'Groups of articles.',
    description: 'All of them unless a page is asked for.',
    origin: 'specification',
    needsToken: false,
    ...{ cacheSeconds, isPaged: true },
    parameters: [
      inQuery('type', {
        ...text('1: of the help centre, also without it; 2: of the footer.', '2'),
        enum: Object.keys(types),
      }),
      ...partQuery.parameters,
    ],
    data: list(
      'The groups in their order.',
      model('ArticleGroup', 'Articles that stand together.', {
        group_name: text('Its title.', 'Getting started'),
        articles: list('Its articles.', model('ArticleLink', 'An article as a link.', link)),
      }),
    ),
    async run({ services, language }, { query }) {
      const type = types[query['type'] ?? '1'];
      if (!type) throw new InputRefused({ type: { key: 'unknownChoice', params: {} } });
      const groups = await listArticleGroups(services, language, type);
      const shown = groups.map(({ name, articles }) => ({
        group_name: name,
        articles: articles.map(presentLink),
      }));
      return presentPart(shown, query);
    },
  },
  {
    method: 'get',
    path: '/article/{id}',
    operationId: 'getArticle',
    summary: 'One article.',
    cacheSeconds,
    refusals: ['NOT_FOUND'],
    origin: 'our reading',
    needsToken: false,
    parameters: [inPath('id', number('Number of the article.', 59))],
    data: model('Article', 'A page of help or policy.', {
      ...link,
      language: text('Language it is written in: another where it is not in yours.', 'en'),
      content: text('Its text as clean HTML.', '<p>Paste the link of an item …</p>'),
      group_name: text('Title of its group.', 'Getting started'),
      updated_at: instant('When it was last written.'),
    }),
    async run({ services, language }, { params }) {
      const id = /^\d{1,9}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
      const article = await findArticle(services, language, id);
      if (!article) throw new DomainError('NOT_FOUND');
      const { html, updatedAt, group, language: written } = article;
      const details = {
        language: written,
        content: html,
        group_name: group.name,
        updated_at: updatedAt,
      };
      return { ...presentLink(article), ...details };
    },
  },
  {
    method: 'get',
    path: '/search_articles',
    operationId: 'searchArticles',
    summary: 'Articles that hold all the words, at most 20; none for an empty text.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds,
    parameters: words.parameters,
    data: list(
      'Those with the words in their names first.',
      model('ArticleHit', 'An article that a search found.', {
        ...link,
        excerpt: text('The words around the first find.', '… of free storage …'),
      }),
    ),
    async run({ services, language }, { query }) {
      const { text } = await words.read(query);
      const hits = await searchArticles(services, language, text);
      return hits.map((hit) => ({ ...presentLink(hit), excerpt: hit.excerpt }));
    },
  },
];
