import { screen, waitFor } from '@testing-library/react';
import { requestCookies } from '../../apollo/cookies';
import { ExchangeRatesDocument } from '../../gql/graphql';
import { rates } from '../../testing/rates';
import { answer, refusal, renderScreen } from '../../testing/renderScreen';
import { Money } from '../../ui/values/Money';
import { readCurrency } from './currency';
import { CurrencyMenu } from './CurrencyMenu';

const open = (cookies = '', ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(
    <>
      <CurrencyMenu />
      <p>
        <Money fen={123450} />
      </p>
      <Money fen={1250} isTotal />
    </>,
    { cookies, mocks },
  );
const menu = () => screen.getByRole('combobox', { name: 'Currency' });

test.each([
  ['', 'CNY'],
  ['currency=JPY', 'JPY'],
  ['currency=XAU', 'CNY'],
  ['currency=toString', 'CNY'],
])('the cookie "%s" means %s', (cookie, currency) => {
  expect(readCurrency(requestCookies(cookie))).toBe(currency);
});

test('without a choice amounts are in yuan alone, and no rates are asked for (HD-12)', async () => {
  open();
  expect(menu()).toHaveDisplayValue('¥ CNY');
  expect(screen.getByText('¥1,234.50')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/≈/)).not.toBeInTheDocument();
});

test('another currency stands beside the yuan, is kept, and the yuan can stand alone again (HD-12)', async () => {
  const { user } = open('', rates);
  await user.selectOptions(menu(), 'USD');
  expect(await screen.findByText('≈ $173.45')).toBeInTheDocument();
  expect(screen.getByText('¥1,234.50')).toBeInTheDocument();
  expect(document.cookie).toContain('currency=USD');
  await user.selectOptions(menu(), 'CNY');
  await waitFor(() => expect(screen.queryByText(/≈/)).not.toBeInTheDocument());
  expect(screen.getByText('¥1,234.50')).toBeInTheDocument();
});

test('the currency chosen last is there after a reload; the yen has no decimals and no yuan sign', async () => {
  open('currency=JPY', rates);
  expect(menu()).toHaveDisplayValue('¥ JPY');
  expect(await screen.findByText('≈ JPY 26,357')).toBeInTheDocument();
});

test('a total tells rate, source and time, and in what is paid; by keyboard too (HD-12)', async () => {
  const { user } = open('currency=EUR', rates);
  const about = await screen.findByRole('button', { name: 'About this rate' });
  expect(screen.queryByText(/rates\.example/)).not.toBeInTheDocument();
  menu().focus();
  await user.tab();
  expect(about).toHaveFocus();
  expect(screen.getByText('1 CNY = 0.1211 EUR')).toBeInTheDocument();
  expect(screen.getByText(/^Rate: rates\.example/)).toHaveTextContent(/Nov 20, 2026/);
  expect(screen.getByText('For orientation. You pay in yuan (CNY).')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/rates\.example/)).not.toBeInTheDocument();
});

test('without rates amounts stay in yuan, and it is said why', async () => {
  const words = 'There are no exchange rates right now, so amounts stay in yuan';
  open('currency=USD', refusal(ExchangeRatesDocument, {}, 'EXCHANGE_RATES_UNAVAILABLE', words));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText('¥1,234.50')).toBeInTheDocument();
  expect(screen.queryByText(/≈/)).not.toBeInTheDocument();
});
