import { act, screen, waitFor, within } from '@testing-library/react';
import { AddCartItemDocument, ListingDocument } from '../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../testing/renderScreen';
import { ProductDetailPage } from './ProductDetailPage';

const asked = { pasted: 'https://shop.example/cup' };
const path = `/productdetail?url=${asked.pasted}`;
const often = (seconds: number) =>
  refusal(ListingDocument, asked, 'RATE_LIMITED', 'Too often', undefined, { seconds });

test('a link to no item is told, and is sent along only by who corrects it', async () => {
  const noItem = refusal(ListingDocument, asked, 'LINK_WITHOUT_ITEM', 'This names no item');
  const { user } = renderScreen(<ProductDetailPage />, {
    mocks: [noItem],
    path,
    cookies: signedIn,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This names no item');
  expect(screen.queryByLabelText('Item name')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /by hand, with a link of its own/ }));
  expect(screen.getByLabelText('Item link')).toHaveValue('');
  expect(screen.getByLabelText('Item name')).toBeVisible();
});

test('where nothing was pasted one field takes the link, which is read when that is asked for', async () => {
  const noItem = refusal(ListingDocument, asked, 'LINK_WITHOUT_ITEM', 'This names no item');
  const { user } = renderScreen(<ProductDetailPage />, { mocks: [noItem], path: '/productdetail' });
  await user.type(screen.getByLabelText(/link/i), asked.pasted);
  await user.click(screen.getByRole('button', { name: 'Fill in from its page' }));
  expect(await screen.findByText('This names no item')).toBeVisible();
});

test('a page that was asked for too often is read by itself when the time is over, once', async () => {
  jest.useFakeTimers();
  renderScreen(<ProductDetailPage />, { mocks: [often(3), often(3)], path });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Too often')).toBeInTheDocument();
  expect(screen.getByText(/We read this page by ourselves in [23] s\./)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(/We read this page by ourselves in [12] s\./)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  // It was refused again: from now on the shopper decides.
  expect(screen.getByText('Too often')).toBeInTheDocument();
  expect(screen.queryByText(/We read this page by ourselves/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  jest.useRealTimers();
});

test('a page that was asked for without a network is read once there is one', async () => {
  const lost = {
    request: { query: ListingDocument, variables: asked },
    error: new TypeError('Failed to fetch'),
  };
  const noItem = refusal(ListingDocument, asked, 'LINK_WITHOUT_ITEM', 'This names no item');
  renderScreen(<ProductDetailPage />, { mocks: [lost, noItem], path });
  expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fill it in by hand now' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('This names no item')).toBeVisible();
});

const shoe = (color: string, size: string, availability = 'IN_STOCK') => ({
  ...{ __typename: 'ListingVariant', variantId: `${color}-${size}`, availability },
  specification: `${color}, ${size}`,
  options: Object.entries({ color, size }).map(([name, value]) => ({
    ...{ __typename: 'ListingOption', name, value },
  })),
  ...{ price: null, image: null },
});
const inYuan = {
  ...{ __typename: 'ListingPrice', amount: '399.00', currency: 'CNY', inYuan: 399_00 },
  ...{ rate: null, rateSource: null, rateAsOf: null },
};
const readShoe = answer(ListingDocument, asked, {
  listing: {
    ...{ __typename: 'Listing', id: 'l1', url: asked.pasted, shop: 'shop.example', itemId: null },
    ...{ title: 'Running shoe', description: '', shopName: '', availability: 'IN_STOCK' },
    ...{ failure: null, readAt: '2026-11-21T08:00:00.000Z', variantId: null, price: inYuan },
    ...{ domesticShipping: null, images: [] },
    variants: [shoe('Green', '42'), shoe('Green', '43', 'OUT_OF_STOCK'), shoe('Blue', '43')],
  },
});

/** Answers each item that is added, and keeps what was sent. */
function addingTo(sent: unknown[]) {
  return {
    request: {
      query: AddCartItemDocument,
      variables: ({ input }: { input: unknown }) => Boolean(sent.push(input)),
    },
    maxUsageCount: 2,
    error: new TypeError('Failed to fetch'),
  };
}

test('neither size nor colour is chosen for the shopper: the button says what is missing', async () => {
  const sent: unknown[] = [];
  const { user } = renderScreen(<ProductDetailPage />, {
    ...{ path, cookies: signedIn, mocks: [readShoe, addingTo(sent)] },
  });
  const go = (name: string) => screen.findAllByRole('button', { name });
  const [button] = await go('Choose a colour');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(button!);
  const problems = await screen.findByRole('alert');
  expect(problems).toHaveTextContent('Choose a colour');
  await user.click(within(problems).getByRole('link', { name: 'Choose a colour' }));
  expect(screen.getByRole('group', { name: 'Colour' })).toHaveFocus();

  await user.click(screen.getByRole('radio', { name: 'Green' }));
  expect(screen.getByRole('radio', { name: '42' })).not.toBeChecked();
  expect(await go('Choose a size')).not.toHaveLength(0);
  expect(screen.getByRole('radio', { name: /^43/ }).parentElement).toHaveTextContent('sold out');
  await user.click(screen.getByRole('radio', { name: '42' }));
  // The one that was pressed rests for two seconds.
  await user.click((await go('Add to cart'))[1]!);
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ variantId: 'Green-42', unitPrice: 399_00 })]),
  );
});

test('a sold-out size is asked about; another one asks anew', async () => {
  const { user } = renderScreen(<ProductDetailPage />, {
    ...{ path, cookies: signedIn, mocks: [readShoe] },
  });
  await user.click(await screen.findByRole('radio', { name: 'Green' }));
  const question = () => screen.queryByRole('checkbox', { name: /Buy it all the same/ });
  expect(question()).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^43/ }));
  await user.click(question()!);
  expect(question()).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '42' }));
  expect(question()).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^43/ }));
  expect(question()).not.toBeChecked();
});

test('words in place of a link are looked for at Taobao, or become the name of the item', async () => {
  const words = 'celadon teapot 青瓷';
  const refused = refusal(ListingDocument, { pasted: words }, 'LINK_REFUSED', 'This is no link');
  const { user } = renderScreen(<ProductDetailPage />, {
    ...{ mocks: [refused], path: `/productdetail?url=${words}`, cookies: signedIn },
  });
  expect(
    await screen.findByRole('heading', { name: 'There is no link in this text' }),
  ).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/copy its link, .*paste it here/);
  const search = await screen.findByRole('link', { name: new RegExp(words) });
  expect(search).toHaveAttribute(
    'href',
    `https://s.taobao.com/search?q=${encodeURIComponent(words)}`,
  );
  await user.click(screen.getByRole('button', { name: new RegExp(`Fill in “${words}” by hand`) }));
  expect(screen.getByLabelText('Item name')).toHaveValue(words);
  expect(screen.getByLabelText('Item link')).toHaveValue('');
});

test.each([
  '复制这条信息￥AbCd1234￥打开淘宝',
  '7.8 CZ0001 ￥abcd1234￥ https',
  'MF7389 (u8Kq3nLpZx1) 打开手淘',
])('a Taobao password %s is known: its app opens it, and has the link', async (pasted) => {
  const refused = refusal(ListingDocument, { pasted }, 'LINK_REFUSED', 'This is no link');
  renderScreen(<ProductDetailPage />, {
    ...{ mocks: [refused], cookies: signedIn },
    path: `/productdetail?url=${encodeURIComponent(pasted)}`,
  });
  expect(
    await screen.findByRole('heading', { name: 'There is no link in this text' }),
  ).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/Taobao app.*“Copy link”/);
  expect(screen.queryByRole('link', { name: /Look for/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Fill in an item by hand/ })).toBeVisible();
});
