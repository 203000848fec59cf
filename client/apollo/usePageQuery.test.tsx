import { gql, type TypedDocumentNode } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { answer, refusal, renderScreen } from '../testing/renderScreen';
import { ErrorState } from '../ui/feedback/ErrorState';
import { StaleDataNotice } from '../ui/feedback/StaleDataNotice';
import { usePageQuery } from './usePageQuery';

const query: TypedDocumentNode<{ listingName: string }, Record<string, never>> = gql`
  query Listing {
    listingName
  }
`;

const named = (listingName: string) => answer(query, {}, { listingName });
const unreachable = { request: { query }, error: new TypeError('Failed to fetch') };

function Page() {
  const { data, error, retry } = usePageQuery(query, {});
  if (!data) return error ? <ErrorState onRetry={retry} /> : <p>Loading</p>;
  return (
    <>
      <StaleDataNotice hasFailed={Boolean(error)} />
      <p>{data.listingName}</p>
    </>
  );
}

function connect(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
afterEach(() => jest.restoreAllMocks());

test('offline and with nothing kept it says so, and loads by itself once there is a network', async () => {
  connect(false);
  renderScreen(<Page />, { mocks: [unreachable, named('Cup')] });
  expect(await screen.findByText(/^You’re offline. This loads by itself/)).toBeVisible();
  connect(true);
  expect(await screen.findByText('Cup')).toBeVisible();
  expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
});

/** Lets the page appear a second time, with what the first time left in the cache. */
function Visits() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>Come back</button>
      <Page key={visit} />
    </>
  );
}

test('what is kept stays on the screen, is said to be old, and is renewed', async () => {
  const mocks = [named('Old cup'), unreachable, named('New cup')];
  const { user } = renderScreen(<Visits />, { mocks });
  expect(await screen.findByText('Old cup')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Come back' }));
  expect(await screen.findByText(/^We cannot be reached right now/)).toBeVisible();
  expect(screen.getByText('Old cup')).toBeVisible();
  connect(false);
  expect(screen.getByText(/^You’re offline. What you see may be out of date/)).toBeVisible();
  connect(true);
  expect(await screen.findByText('New cup')).toBeVisible();
  expect(screen.queryByText(/out of date/)).not.toBeInTheDocument();
});

test('a refusal is not asked again when a network comes', async () => {
  renderScreen(<Page />, { mocks: [refusal(query, {}, 'BUSY', 'Busy'), named('Cup')] });
  expect(await screen.findByText('This could not be loaded.')).toBeVisible();
  connect(true);
  expect(screen.queryByText('Cup')).not.toBeInTheDocument();
});
