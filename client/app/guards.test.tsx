import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Route, Routes } from 'react-router-dom';
import { publicMessages } from '../i18n/en/public';
import { renderScreen } from '../testing/renderScreen';
import { PageTexts } from './guards';

const orders = (
  <Suspense fallback="Loading">
    <Routes>
      <Route element={<PageTexts bundles={['shopping']} />}>
        <Route path="/" element={<FormattedMessage id="orders.confirm.title" />} />
      </Route>
    </Routes>
  </Suspense>
);

test("a shopper's page waits for its texts, which a guest never loads", async () => {
  const messages = { ...publicMessages };
  expect('orders.confirm.title' in messages).toBe(false);
  await act(async () => void renderScreen(orders, { messages }));
  expect(screen.getByText('Confirm the order')).toBeVisible();
});

test('texts that are there are waited for no more', () => {
  renderScreen(orders);
  expect(screen.getByText('Confirm the order')).toBeVisible();
});
