import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { wayBack } from '../../features/payments/wayBack';
import { SubmitRemittanceDocument, WestpayPageDocument } from '../../gql/graphql';
import { answer, refused, renderScreen, signedIn } from '../../testing/renderScreen';
import { WestpayPage } from './WestpayPage';

const payee = {
  ...{ __typename: 'RemittancePayee', firstName: 'Hong', lastName: 'Li' },
  ...{ city: 'Shenzhen', country: 'CN' },
};
const page = (to: object | null = payee) =>
  answer(
    WestpayPageDocument,
    {},
    {
      rechargeOptions: {
        ...{ __typename: 'RechargeOptions', least: 100, most: 5_000_000 },
        ...{ payee: to, reference: 'TB-7H4K2290' },
      },
      countries: [
        { __typename: 'Country', code: 'GB', name: 'United Kingdom', continent: 'Europe' },
      ],
    },
  );
const show = (mocks: object[], search = '') =>
  renderScreen(<WestpayPage />, {
    path: `/payment/westpay?amount=500.00${search}`,
    cookies: signedIn,
    mocks: mocks as never,
  });
const input = {
  ...{ senderName: 'Ada Lovelace', senderCountry: 'GB', controlNumber: '8273645012' },
  ...{ amount: 50_000, receiptImageId: undefined },
};
type User = ReturnType<typeof show>['user'];

async function fillIn(user: User) {
  await user.type(await screen.findByLabelText('Sender’s first name'), 'Ada');
  await user.type(screen.getByLabelText('Sender’s last name'), 'Lovelace');
  await user.selectOptions(screen.getByLabelText('Sent from'), 'GB');
  await user.type(screen.getByLabelText('Control number'), '8273645012');
}
/** The button on the receipt; phones have theirs in the bar below. */
const send = (user: User) =>
  user.click(screen.getAllByRole('button', { name: 'I have sent it' })[0] as HTMLElement);

test('the payee and the reference can be copied (RT-26)', async () => {
  const { user, toasts } = show([page()]);
  await user.click(await screen.findByRole('button', { name: 'Copy: Reference' }));
  expect(await navigator.clipboard.readText()).toBe('TB-7H4K2290');
  expect(toasts.current()).toMatchObject([{ text: 'Copied: TB-7H4K2290' }]);
  expect(screen.getByText('Shenzhen, China')).toBeVisible();
  expect(screen.getByText('500.00 CNY')).toBeVisible();
});

test('what was sent is told, and its result says that it waits (RT-26)', async () => {
  const payment = { __typename: 'Payment', id: 'p1' };
  const sent = answer(SubmitRemittanceDocument, { input } as never, {
    submitRemittance: { __typename: 'SubmitRemittancePayload', payment },
  });
  const { user } = show([page(), sent], '&redirect=/payment?order=o1');
  await fillIn(user);
  expect(screen.getByLabelText(/^Amount sent/)).toHaveValue('500.00');
  await send(user);
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/payment/payResult?id=p1'),
  );
  expect(wayBack('p1')).toBe('/payment?order=o1');
});

test('a receipt that is refused is not left out in silence: the form waits for another, or for a word', async () => {
  const payment = { __typename: 'Payment', id: 'p1' };
  const sent = answer(SubmitRemittanceDocument, { input } as never, {
    submitRemittance: { __typename: 'SubmitRemittancePayload', payment },
  });
  const { user } = show([page(), sent]);
  await fillIn(user);
  const receipt = screen.getByLabelText(/^Picture of the receipt/);
  const wordsAlone = new File(['a'], 'receipt.txt', { type: 'text/plain' });
  await userEvent.setup({ applyAccept: false }).upload(receipt, wordsAlone);
  await send(user);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Choose a gif, jpg or png picture of up to 2 MB');
  expect(receipt).toHaveAccessibleDescription(/Choose a gif, jpg or png picture/);
  expect(screen.getByTestId('address')).toHaveTextContent('/payment/westpay');
  await user.click(screen.getByRole('button', { name: 'Go on without a picture' }));
  const button = screen.getAllByRole('button', { name: 'I have sent it' })[0]!;
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'), { timeout: 3000 });
  await user.click(button);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('payResult?id=p1'));
});

test('a picture that came after the form was refused is no problem any more', async () => {
  let come: undefined | ((response: object) => void);
  window.fetch = () => new Promise((resolve) => (come = resolve as typeof come));
  const { user } = show([page()]);
  const receipt = await screen.findByLabelText(/^Picture of the receipt/);
  await user.upload(
    receipt,
    new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], 'receipt.png', { type: 'image/png' }),
  );
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture is still uploading');
  const stored = { id: 'i1', url: '/uploads/i1.png' };
  await waitFor(() => expect(come).toBeDefined());
  await act(async () => come?.({ ok: true, json: () => Promise.resolve(stored) }));
  expect(await screen.findByRole('img', { name: /^Picture of the receipt/ })).toBeVisible();
  expect(screen.getByRole('alert')).not.toHaveTextContent('still uploading');
});

test('each part of the sender’s name is asked for by its own name, and never cut off', async () => {
  const { user } = show([page()]);
  const first = await screen.findByLabelText('Sender’s first name');
  await user.click(first);
  await user.paste('a'.repeat(60));
  expect(first).toHaveValue('a'.repeat(60));
  await send(user);
  await waitFor(() => expect(first).toHaveAccessibleDescription('Enter at most 49 characters'));
  expect(screen.getByLabelText('Sender’s last name')).toHaveAccessibleDescription(
    'Enter the sender’s last name',
  );
});

test.each([
  ['12.345', 'Enter the amount with at most two decimals, for example 12.34'],
  ['0.5', 'Enter an amount from ¥1.00 to ¥50,000.00'],
])('the amount %s is told what is wrong with it', async (typed, problem) => {
  const { user } = show([page()]);
  const amount = await screen.findByLabelText(/^Amount sent/);
  await user.clear(amount);
  await user.type(amount, typed);
  await user.tab();
  await waitFor(() => expect(amount).toHaveAccessibleDescription(problem));
});

test('everything but the picture is required', async () => {
  const { user } = show([page()]);
  await user.clear(await screen.findByLabelText(/^Amount sent/));
  await user.type(screen.getByLabelText('Control number'), '82-73');
  await send(user);
  for (const label of [
    'Sender’s first name',
    'Sender’s last name',
    'Sent from',
    /^Amount sent/,
    'Control number',
  ])
    expect(screen.getByLabelText(label)).toBeInvalid();
});

test('a control number that is known already is told at its field; nothing is lost', async () => {
  const told = 'This remittance was reported before';
  const known = refused(SubmitRemittanceDocument, { input } as never, [
    ...(['PlainRefusal', 'REMITTANCE_KNOWN', told] as const),
  ]);
  const { user } = show([page(), known]);
  await fillIn(user);
  await send(user);
  const field = screen.getByLabelText('Control number');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(told)));
  expect(screen.getByLabelText('Sender’s last name')).toHaveValue('Lovelace');
});

test('where nobody receives remittances it says so', async () => {
  show([page(null)]);
  expect(await screen.findByText('Remittances cannot be received at the moment.')).toBeVisible();
});

test('what was told of a remittance is there again after a reload', async () => {
  const { user, unmount } = show([page()]);
  await fillIn(user);
  unmount();
  show([page()]);
  expect(await screen.findByLabelText('Control number')).toHaveValue('8273645012');
  expect(screen.getByLabelText('Sent from')).toHaveValue('GB');
});
