import { DomainError } from '../../kernel/errors';
import type { Endpoint } from '../../platform/http/endpoint';
import { findArticle, listArticleGroups, type ArticleGroupView } from './article.queries';

const types: Readonly<Record<string, ArticleGroupView['type']>> = { '1': 'HELP', '2': 'FOOTER' };

const link = { id: 59, article_name: 'How to buy', is_faq: true };

/** The legacy calls about articles (API-15, API-16). */
export const articleEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/article',
    summary: 'Groups of articles.',
    origin: 'specification',
    needsToken: false,
    parameters: [
      {
        in: 'query',
        name: 'type',
        type: 'string',
        isRequired: false,
        description: '1: those of the help centre; 2: those of the footer. 1 without it.',
      },
    ],
    example: [{ group_name: 'Getting started', articles: [link] }],
    async run({ services, language }, { query }) {
      const { type: wanted = '1' } = query;
      const type = typeof wanted === 'string' ? types[wanted] : undefined;
      if (!type) throw new DomainError('VALIDATION_FAILED');
      const groups = await listArticleGroups(services, language, type);
      return groups.map(({ name, articles }) => ({
        group_name: name,
        articles: articles.map(({ id, name: article_name, isFaq }) => ({
          id,
          article_name,
          is_faq: isFaq,
        })),
      }));
    },
  },
  {
    method: 'get',
    path: '/article/{id}',
    summary: 'One article.',
    origin: 'our reading',
    needsToken: false,
    parameters: [
      {
        in: 'path',
        name: 'id',
        type: 'string',
        isRequired: true,
        description: 'Number of the article.',
      },
    ],
    example: { ...link, content: '<p>Paste the link of an item …</p>' },
    async run({ services, language }, { params }) {
      const id = /^\d{1,9}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
      const article = await findArticle(services, language, id);
      if (!article) throw new DomainError('NOT_FOUND');
      const { name: article_name, isFaq, html } = article;
      return { id, article_name, is_faq: isFaq, content: html };
    },
  },
];
