import { DomainError } from '../../kernel/errors';
import { inPath, inQuery, type Endpoint } from '../../platform/http/endpoint';
import { flag, form, list, number, text } from '../../platform/http/shape';
import { InputRefused } from '../../platform/graphql/validate-input';
import {
  findArticle,
  listArticleGroups,
  type ArticleGroupView,
  type ArticleLink,
} from './article.queries';

const types: Readonly<Record<string, ArticleGroupView['type']>> = { '1': 'HELP', '2': 'FOOTER' };

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

/** The legacy calls about articles (API-15, API-16). */
export const articleEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/article',
    summary: 'Groups of articles.',
    origin: 'specification',
    needsToken: false,
    parameters: [
      inQuery('type', text('1: of the help centre, also without it; 2: of the footer.', '2')),
    ],
    data: list(
      'The groups in their order.',
      form('A group.', {
        group_name: text('Its title.', 'Getting started'),
        articles: list('Its articles.', form('An article as a link.', link)),
      }),
    ),
    async run({ services, language }, { query }) {
      const type = types[query['type'] ?? '1'];
      if (!type) throw new InputRefused({ type: { key: 'unknownChoice', params: {} } });
      const groups = await listArticleGroups(services, language, type);
      return groups.map(({ name, articles }) => ({
        group_name: name,
        articles: articles.map(presentLink),
      }));
    },
  },
  {
    method: 'get',
    path: '/article/{id}',
    summary: 'One article.',
    origin: 'our reading',
    needsToken: false,
    parameters: [inPath('id', text('Number of the article.', '59'))],
    data: form('The article.', {
      ...link,
      content: text('Its text as clean HTML.', '<p>Paste the link of an item …</p>'),
    }),
    async run({ services, language }, { params }) {
      const id = /^\d{1,9}$/.test(params['id'] ?? '') ? Number(params['id']) : 0;
      const article = await findArticle(services, language, id);
      if (!article) throw new DomainError('NOT_FOUND');
      return { ...presentLink(article), content: article.html };
    },
  },
];
