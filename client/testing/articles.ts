/** Groups as the help centre and the footer list them. */
export const articleGroups = [
  {
    __typename: 'ArticleGroup',
    id: 'getting-started',
    name: 'Getting started',
    articles: [
      { __typename: 'ArticleLink', id: 59, name: 'Purchase process', isFaq: true },
      { __typename: 'ArticleLink', id: 86, name: 'Terms of service', isFaq: false },
    ],
  },
];

export const purchaseProcess = {
  __typename: 'Article',
  id: 59,
  name: 'Purchase process',
  html:
    '<p>From link to doorstep.</p><ol class="steps"><li><strong>Paste a link.</strong> Or ' +
    '<a href="/faq/61">enter it by hand.</a></li></ol><h2>Costs &amp; fees</h2><p>Two payments.</p>' +
    '<h2>Elsewhere</h2><p><a href="https://a.example/" rel="noopener noreferrer" target="_blank">Out</a></p>',
  updatedAt: '2026-11-01T00:00:00.000Z',
  group: { __typename: 'ArticleGroup', id: 'getting-started', name: 'Getting started' },
};
