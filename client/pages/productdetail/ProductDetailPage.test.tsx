import { act, screen } from '@testing-library/react';
import { ListingDocument } from '../../gql/graphql';
import { refusal, renderScreen, signedIn } from '../../testing/renderScreen';
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
