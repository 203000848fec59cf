import { screen, waitFor } from '@testing-library/react';
import { renderScreen, signedIn } from '../../testing/renderScreen';
import { InvoiceButton } from './InvoiceButton';

const fetched = jest.fn<Promise<unknown>, unknown[]>();
const saved: string[] = [];

beforeEach(() => {
  fetched.mockReset();
  saved.length = 0;
  Object.assign(window, { fetch: fetched });
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const press = async () => {
  const { user } = renderScreen(<InvoiceButton of="orders" number="OR-1" />, { cookies: signedIn });
  await user.click(screen.getByRole('button', { name: 'Invoice (PDF)' }));
};

test('an invoice is fetched as the shopper, in their language, and saved under its number', async () => {
  const headers = new Headers({ 'content-type': 'application/pdf' });
  const blob = () => Promise.resolve(new Blob(['%PDF']));
  fetched.mockResolvedValue({ ok: true, headers, blob });
  await press();
  await waitFor(() => expect(saved).toEqual(['OR-1.pdf']));
  expect(fetched).toHaveBeenCalledWith('/api/v1/orders/OR-1/invoice.pdf', {
    headers: { authorization: 'Bearer secret', 'client-lang': 'en' },
  });
});

test.each([
  ['a refusal of the business', true, 200, 'There is no such thing here'],
  ['a server that is busy', false, 503, 'Please try again in a moment'],
])('%s is told, and nothing is saved', async (_, ok, status, message) => {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  const text = () => Promise.resolve(JSON.stringify({ code: 400, message }));
  fetched.mockResolvedValue({ ok, status, headers, text });
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(saved).toEqual([]);
});
