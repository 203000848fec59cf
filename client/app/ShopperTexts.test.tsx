import { screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { Route, Routes } from 'react-router-dom';
import { everybody } from '../i18n/en/everybody';
import { renderScreen } from '../testing/renderScreen';
import { ShopperTexts } from './ShopperTexts';

const orders = (
  <Routes>
    <Route element={<ShopperTexts />}>
      <Route path="/" element={<FormattedMessage id="orders.confirm.title" />} />
    </Route>
  </Routes>
);

test("a shopper's page waits for its texts, which a guest never loads", async () => {
  const messages = { ...everybody };
  expect('orders.confirm.title' in messages).toBe(false);
  renderScreen(orders, { messages });
  expect(await screen.findByText('Confirm the order')).toBeVisible();
});

test('texts that are there are waited for no more', () => {
  renderScreen(orders);
  expect(screen.getByText('Confirm the order')).toBeVisible();
});
