import { createCache } from '../../apollo/cache';
import { SearchArticlesDocument } from '../../gql/graphql';

const hit = (excerpt: string) => ({
  __typename: 'ArticleHit' as const,
  ...{ id: 59, name: 'Purchase process', isFaq: true, excerpt },
});

test('two searches that find the same article keep an excerpt each', () => {
  const cache = createCache();
  for (const text of ['link', 'pay'])
    cache.writeQuery({
      query: SearchArticlesDocument,
      variables: { text },
      data: { searchArticles: [hit(`… ${text} …`)] },
    });
  expect(
    cache.readQuery({ query: SearchArticlesDocument, variables: { text: 'link' } }),
  ).toMatchObject({ searchArticles: [{ excerpt: '… link …' }] });
});
