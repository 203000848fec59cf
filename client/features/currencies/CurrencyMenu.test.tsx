import { screen, waitFor } from '@testing-library/react';
import { requestCookies } from '../../apollo/cookies';
import { ExchangeRatesDocument } from '../../gql/graphql';
import { rates, staleRates } from '../../testing/rates';
import { answer, refusal, renderScreen } from '../../testing/renderScreen';
import { Money } from '../../ui/values/Money';
import { readCurrency } from './currency';
import { CurrencyMenu } from './CurrencyMenu';

const show = (path: string, cookies: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(
    <>
      <CurrencyMenu />
      <p data-testid="price">
        <Money fen={123450} fontWeight="700" />
      </p>
      <p data-testid="range">
        <Money fen={6000} upTo={12000} />
      </p>
      <Money fen={1250} isTotal />
    </>,
    { path, cookies, mocks },
  );
const open = (cookies = '', ...mocks: ReturnType<typeof answer>[]) => show('/', cookies, ...mocks);
const price = () => screen.getByTestId('price');
const range = () => screen.getByTestId('range');
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

test('who chose dollars reads dollars first and the yuan small; what is paid stays in yuan (HD-12)', async () => {
  const { unmount } = show('/cart', 'currency=USD', rates);
  expect(await screen.findByText('≈ $173.45')).toHaveStyle({ fontWeight: '700' });
  expect(price()).toHaveTextContent('≈ $173.45 ¥1,234.50');
  unmount();
  for (const path of ['/payment', '/payment/recharge', '/mine/fund']) {
    const page = show(path, 'currency=USD', rates);
    expect(await screen.findByText('≈ $173.45')).not.toHaveStyle({ fontWeight: '700' });
    expect(price()).toHaveTextContent('¥1,234.50 ≈ $173.45');
    page.unmount();
  }
});

test('a range stays one line, each currency in one piece', async () => {
  const { user } = open('', rates);
  expect(range()).toHaveTextContent(/^¥60\.00–¥120\.00$/);
  await user.selectOptions(menu(), 'USD');
  const dollars = await screen.findByText('≈ $8.43–$16.86');
  for (const piece of [dollars, screen.getByText('¥60.00–¥120.00')])
    expect(piece).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('a rate that is old is marked, and says so (HD-12)', async () => {
  const notice = 'This rate is old: no newer one could be had';
  const { user } = open('currency=EUR', staleRates(notice));
  const about = await screen.findByRole('button', { name: `About this rate. ${notice}` });
  await user.click(about);
  expect(screen.getByText(notice)).toBeVisible();
});

test('another currency stands with the yuan, is kept, and the yuan can stand alone again (HD-12)', async () => {
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
  expect(screen.getByText('For reference. You pay in yuan (CNY).')).toBeInTheDocument();
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
