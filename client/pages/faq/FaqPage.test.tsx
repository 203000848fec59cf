import { act, screen } from '@testing-library/react';
import { HelpGroupsDocument, SearchArticlesDocument } from '../../gql/graphql';
import { articleGroups } from '../../testing/articles';
import { answer, refusal, renderScreen } from '../../testing/renderScreen';
import { FaqPage } from './FaqPage';

const groups = () => answer(HelpGroupsDocument, {}, { articleGroups });
const search = (text: string, searchArticles: object[]) =>
  answer(SearchArticlesDocument, { text }, { searchArticles });

const hit = {
  __typename: 'ArticleHit',
  ...{ id: 71, name: 'Customs and duties', isFaq: true, excerpt: '… who pays customs …' },
};

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<FaqPage />, { mocks, path });

test('all topics lead to their articles, plain pages to /article (RT-20, FT-03)', async () => {
  show('/faq', groups());
  expect(await screen.findByRole('heading', { name: 'Getting started' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Purchase process' })).toHaveAttribute(
    'href',
    '/faq/59/Purchase%20process',
  );
  expect(screen.getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
    'href',
    '/article/86/Terms%20of%20service',
  );
  expect(document.title).toBe('Help centre');
});

test('a search lives in the address; its words are marked in what was found', async () => {
  const { user } = show('/faq', groups(), search('customs', [hit]));
  await user.type(screen.getByRole('searchbox', { name: 'Search the help centre' }), ' customs ');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/1 article mentions “customs”/)).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/faq?q=customs');
  expect(screen.getByRole('link', { name: 'Customs and duties' })).toHaveAttribute(
    'href',
    '/faq/71/Customs%20and%20duties',
  );
  const marks = screen.getAllByRole('mark').map(({ textContent }) => textContent);
  expect(marks).toEqual(['Customs', 'customs']);
});

test('where nothing was found it says so and leads back to all topics', async () => {
  const { user } = show('/faq?q=xyz', search('xyz', []), groups());
  expect(await screen.findByText('No article mentions “xyz”. Try another word.')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('xyz');
  await user.click(screen.getByRole('link', { name: 'See all topics' }));
  expect(await screen.findByRole('heading', { name: 'Getting started' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('an empty box shows all topics', async () => {
  const { user } = show('/faq?q=xyz', search('xyz', []), groups());
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Getting started' })).toBeVisible();
  expect(screen.getByTestId('address').textContent).toBe('/faq');
  expect(screen.getByText(/^Type a word or two of what you want to know/)).toBeVisible();
});

test('offline it says so, and loads by itself once there is a network', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const unanswered = { ...groups(), result: undefined, error: new TypeError('Failed to fetch') };
  show('/faq', unanswered, groups());
  expect(await screen.findByText(/^You’re offline. This loads by itself/)).toBeVisible();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Getting started' })).toBeVisible();
});

test('a failure offers to try again', async () => {
  const { user } = show('/faq', refusal(HelpGroupsDocument, {}, 'BUSY', 'Busy'), groups());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Getting started' })).toBeVisible();
});
