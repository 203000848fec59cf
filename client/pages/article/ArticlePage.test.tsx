import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ArticleByIdDocument, FooterGroupsDocument } from '../../gql/graphql';
import { articleGroups, purchaseProcess } from '../../testing/articles';
import { answer, refusal, renderScreen } from '../../testing/renderScreen';
import { ArticlePage } from './ArticlePage';

const terms = { ...purchaseProcess, id: 86, name: 'Terms of service' };
const found = (article: object) => answer(ArticleByIdDocument, { id: 86 }, { article });

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(
    <Routes>
      <Route path="/article/:id?/*" element={<ArticlePage />} />
    </Routes>,
    { mocks, path },
  );

test('an article has a table of contents made from its headings (RT-21)', async () => {
  const { container } = show('/article/86/Some%20name', found(terms));
  const places = await screen.findAllByRole('navigation', { name: 'On this page', hidden: true });
  const [beside, folded] = places.map((place) =>
    within(place).getAllByRole('link', { hidden: true }),
  );
  const links = beside ?? [];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Costs & fees', 'Elsewhere']);
  expect(folded?.map((link) => link.getAttribute('href'))).toEqual(
    links.map((link) => link.getAttribute('href')),
  );
  // On phones it takes one line until it is opened.
  expect(places[1]?.closest('details')).not.toHaveAttribute('open');
  const anchors = links.map((link) => container.querySelector(link.getAttribute('href')!));
  expect(anchors.map((heading) => heading?.textContent)).toEqual(['Costs & fees', 'Elsewhere']);
  expect(document.title).toBe('Terms of service');
});

test('an article with a single heading has none', async () => {
  show('/article/86', found({ ...terms, html: '<h2>Only</h2><p>Short.</p>' }));
  expect(await screen.findByText('Short.')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a figure stays in one line with its unit', async () => {
  show('/article/86', found({ ...terms, html: '<p>Each further 500 g.</p>' }));
  expect((await screen.findByText(/^Each further/)).textContent).toBe('Each further 500\u00a0g.');
});

test('a failure offers to try again', async () => {
  const { user } = show(
    '/article/86',
    refusal(ArticleByIdDocument, { id: 86 }, 'BUSY', 'Busy'),
    found(terms),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Two payments.')).toBeVisible();
});

test('without a number the groups of the footer are listed (RT-29)', async () => {
  show('/article', answer(FooterGroupsDocument, {}, { articleGroups }));
  expect(await screen.findByRole('heading', { name: 'Getting started' })).toBeVisible();
  expect(document.title).toBe('About, service and policies');
});
