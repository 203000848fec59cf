import { many, one } from '../../platform/http/answer';
import { inQuery } from '../../platform/http/endpoint';
import { wordOutput } from '../../platform/http/output-wording';
import { cutPart, inParts, partOfList } from '../../platform/http/paging';
import { queryForm } from '../../platform/http/query-form';
import { restCall } from '../../platform/http/rest-call';
import { number, text } from '../../platform/http/shape';
import { InputRefused } from '../../platform/validation/input-refused';
import { findArticle, listArticleGroups, type ArticleGroupView } from './article.queries';
import {
  ArticleGroupObject,
  ArticleHitType,
  ArticleLinkType,
  ArticleType,
  SearchArticlesArgs,
} from './article.types';
import { searchArticles } from './search-articles';

wordOutput(ArticleLinkType, {
  sentAs: { name: 'article_name' },
  examples: { id: 59, article_name: 'How to buy' },
});
wordOutput(ArticleGroupObject, {
  sentAs: { name: 'group_name' },
  hidden: { id: 'The specification has its title alone.', type: 'It is what was asked for.' },
  examples: { group_name: 'Getting started' },
});
wordOutput(ArticleType, {
  sentAs: { html: 'content' },
  hidden: { group: 'Its title is `group_name`; `GET /article` tells its neighbours.' },
  more: {
    group_name: {
      shape: text('Title of its group.', 'Getting started'),
      read: ({ group }) => group.name,
    },
  },
  examples: { language: 'en', content: '<p>Paste the link of an item …</p>' },
});
wordOutput(ArticleHitType, { examples: { excerpt: '… of free storage …' } });

const types: Readonly<Record<string, ArticleGroupView['type']>> = { '1': 'HELP', '2': 'FOOTER' };

/** Caches may keep articles for five minutes: what an operator writes is read soon. */
const cacheSeconds = 5 * 60;

const words = queryForm(SearchArticlesArgs, { example: { text: 'storage' } });

/** The calls about articles (API-15, API-16). */
export const articleEndpoints = [
  restCall({
    method: 'get',
    path: '/article',
    operationId: 'listArticleGroups',
    summary: 'Groups of articles.',
    description: 'All of them unless a page is asked for.',
    origin: 'specification',
    needsToken: false,
    cacheSeconds,
    parameters: [
      inQuery('type', {
        ...text('1: of the help centre, also without it; 2: of the footer.', '2'),
        enum: Object.keys(types),
      }),
    ],
    takes: partOfList,
    data: inParts(many(one(ArticleGroupObject), 'The groups in their order.')),
    async run({ context: { services, language }, input, call: { query } }) {
      const type = types[query['type'] ?? '1'];
      if (!type) throw new InputRefused({ type: { key: 'unknownChoice', params: {} } });
      return cutPart(await listArticleGroups(services, language, type), input);
    },
  }),
  restCall({
    method: 'get',
    path: '/article/{id}',
    operationId: 'getArticle',
    summary: 'One article.',
    cacheSeconds,
    refusals: ['NOT_FOUND'],
    origin: 'our reading',
    needsToken: false,
    id: number('Number of the article.', 59),
    data: one(ArticleType),
    run: ({ context: { services, language }, id }) =>
      findArticle(services, language, /^\d{1,9}$/.test(id) ? Number(id) : 0),
  }),
  restCall({
    method: 'get',
    path: '/search_articles',
    operationId: 'searchArticles',
    summary: 'Articles with all words, at most 20; none for an empty text.',
    origin: 'our own call',
    needsToken: false,
    cacheSeconds,
    takes: words,
    data: many(one(ArticleHitType), 'Those with the words in their names first.'),
    run: ({ context: { services, language }, input }) =>
      searchArticles(services, language, input.text),
  }),
];
