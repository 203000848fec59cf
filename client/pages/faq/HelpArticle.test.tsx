import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ArticleByIdDocument, HelpGroupsDocument } from '../../gql/graphql';
import { articleGroups, purchaseProcess } from '../../testing/articles';
import { answer, renderScreen } from '../../testing/renderScreen';
import { FaqPage } from './FaqPage';

const groups = () => answer(HelpGroupsDocument, {}, { articleGroups });
const article = (id: number, found: object | null) =>
  answer(ArticleByIdDocument, { id }, { article: found });

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(
    <Routes>
      <Route path="/faq/:id?/*" element={<FaqPage />} />
    </Routes>,
    { mocks: [groups(), ...mocks], path },
  );

test.each(['/faq/59', '/faq/59/any-text', '/faq/59/购买/x'])(
  '%s shows the purchase process in steps beside its topics (CO-08, RT-20)',
  async (path) => {
    const { container } = show(path, article(59, purchaseProcess));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Purchase process' }),
    ).toBeVisible();
    expect(container.querySelector('ol.steps')).toHaveTextContent('Paste a link.');
    const menu = await screen.findAllByRole('navigation', { name: 'All topics', hidden: true });
    expect(within(menu[0]!).getByRole('link', { current: 'page', hidden: true })).toHaveTextContent(
      'Purchase process',
    );
    expect(document.title).toBe('Purchase process');
  },
);

test('links to our own pages are followed without loading anew; others are left alone', async () => {
  const byHand = { ...purchaseProcess, id: 61, name: 'Entering an item by hand' };
  const { user } = show('/faq/59', article(59, purchaseProcess), article(61, byHand));
  const outwards = await screen.findByRole('link', { name: 'Out' });
  outwards.addEventListener('click', (event) => event.preventDefault());
  await user.click(outwards);
  expect(screen.getByTestId('address')).toHaveTextContent('/faq/59');
  await user.click(screen.getByRole('link', { name: 'enter it by hand.' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Entering an item by hand' }),
  ).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/faq/61');
});

test.each([
  ['a number that no article has', '/faq/7', [article(7, null)]],
  ['what is no number', '/faq/seven', []],
])('%s is told', async (_case, path, mocks) => {
  show(path, ...mocks);
  expect(await screen.findByText('There is no such article')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Help centre' })).toHaveAttribute('href', '/faq');
});
