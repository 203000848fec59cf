import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  CancelPackageDocument,
  ConfirmReceiptDocument,
  PackageDetailPageDocument,
  ReviewPackageDocument,
} from '../../../gql/graphql';
import { packageDetail } from '../../../testing/packages';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { PackageDetailPage } from './PackageDetailPage';

const detail = (given: object | null) =>
  answer(
    PackageDetailPageDocument,
    { id: 'p1' },
    {
      package: given && packageDetail({ ...given }),
    },
  );

const show = (...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<PackageDetailPage />, {
    mocks,
    cookies: signedIn,
    path: '/mine/package/packageDetail?id=p1',
  });

const shipped = {
  status: 'PENDING_RECEIPT',
  carrier: 'EMS',
  trackingNumber: 'EA123456789CN',
  shippedAt: '2026-11-03T08:00:00.000Z',
  autoConfirmAt: '2026-12-03T08:00:00.000Z',
} as const;
const completed = {
  ...shipped,
  status: 'COMPLETED',
  completedAt: '2026-11-20T08:00:00.000Z',
} as const;

test('what was cancelled is not told in the colour of what was received', async () => {
  // Equal looks have the same class.
  const lookOf = async (given: object, words: RegExp) => {
    const { unmount } = show(detail(given));
    const turn = (await screen.findByText(words)).parentElement;
    unmount();
    return turn?.className;
  };
  const success = await lookOf(completed, /^Done: received/);
  expect(await lookOf({ status: 'CANCELLED' }, /^Cancelled; its fee/)).not.toBe(success);
});

function moved(given: object) {
  const { id, status, completedAt, autoConfirmAt, availableActions, timeline, ...rest } =
    packageDetail({ ...given });
  return {
    __typename: 'Package',
    ...{ id, status, completedAt, autoConfirmAt, availableActions, timeline },
    ...{ nextStep: rest.nextStep, expectedArrival: rest.expectedArrival },
    items: [{ __typename: 'StoredItem', id: 's1', status: 'STORED', availableActions: ['PACK'] }],
  };
}

test('an unknown package is told', async () => {
  show(detail(null));
  expect(await screen.findByText('There is no such package')).toBeVisible();
});

test.each([
  { availableActions: [], shown: [] },
  { availableActions: ['CANCEL'], shown: ['Cancel the package'] },
  { availableActions: ['CONFIRM_RECEIPT'], shown: ['Confirm receipt'] },
  { availableActions: ['REVIEW'], shown: ['Send the review'] },
])('with the actions $availableActions exactly these are offered', async (given) => {
  show(detail({ ...completed, availableActions: given.availableActions }));
  await screen.findByText('P20261121001');
  for (const name of given.shown) await screen.findByRole('button', { name });
  const names = ['Cancel the package', 'Confirm receipt', 'Send the review'];
  const offered = names.filter((name) => screen.queryByRole('button', { name }));
  expect(offered).toEqual(given.shown);
});

test('what was chosen besides packing is told; where nothing was, nothing is', async () => {
  const option = (code: string, label: string) => ({ __typename: 'ChosenOption', code, label });
  const chosen = [option('EXTRA_PROTECTION', 'Extra protection'), option('INSURANCE', 'Insurance')];
  const first = show(detail({ options: chosen }));
  const asked = (await screen.findByText('Asked for')).closest('details')!;
  const options = within(asked).getAllByRole('listitem');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Extra protection', 'Insurance']);
  first.unmount();
  show(detail({}));
  await screen.findByText('P20261121001');
  expect(screen.queryByText('Asked for')).not.toBeInTheDocument();
});

test('cancelling asks first and tells what comes back', async () => {
  const { user, client } = show(
    detail({ availableActions: ['CANCEL'], paymentMethodDiscount: 300 }),
    answer(
      CancelPackageDocument,
      { id: 'p1' },
      {
        cancelPackage: {
          __typename: 'CancelPackagePayload',
          package: moved({ status: 'CANCELLED' }),
          viewer: {
            __typename: 'Viewer',
            id: 'v1',
            fund: { __typename: 'Fund', id: 'f1', balance: 50000 },
          },
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel the package' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this package?' });
  expect(dialog).toHaveTextContent('¥130.00 goes back to your balance');
  expect(dialog).toHaveTextContent('If you paid by card, its handling fee is not returned.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the package' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the package' })).not.toBeInTheDocument();
  expect(client.extract()).toMatchObject({ 'Fund:f1': { balance: 50000 } });
});

test('keeping the package sends nothing', async () => {
  const { user } = show(detail({ availableActions: ['CANCEL'] }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the package' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Pending shipment')).toBeVisible();
});

test('after confirming receipt the review form comes to the shopper (ST-10)', async () => {
  const { user } = show(
    detail({ ...shipped, availableActions: ['CONFIRM_RECEIPT'] }),
    answer(
      ConfirmReceiptDocument,
      { packageId: 'p1' },
      {
        confirmReceipt: {
          __typename: 'ConfirmReceiptPayload',
          package: moved({ ...completed, availableActions: ['REVIEW'] }),
          viewer: { __typename: 'Viewer', id: 'v1' },
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm receipt' }));
  const dialog = screen.getByRole('dialog', { name: 'Have you received this package?' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm receipt' }));
  expect(await screen.findByRole('heading', { name: 'Write a review' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
  // The focus returns asynchronously after a dialog closes.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
});

test('the tracking number is copied', async () => {
  const { user } = show(detail(shipped));
  await user.click(await screen.findByRole('button', { name: 'Copy the tracking number' }));
  expect(await screen.findByText('Tracking number copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('EA123456789CN');
});

const reviewable = detail({ ...completed, availableActions: ['REVIEW'] });
const review = { packageId: 'p1', stars: 4, content: 'Well packed', isAnonymous: true };
const send = () => screen.findByRole('button', { name: 'Send the review' });

test('a review needs stars and content; blanks are none (VA-14)', async () => {
  const { user } = show(reviewable);
  await user.type(await screen.findByLabelText('Your review'), '   ');
  await user.click(await send());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Choose how many stars you give');
  expect(summary).toHaveTextContent('Enter your review');
});

test('the form says beside its button what everybody will see of a review, and of an anonymous one (SN-02)', async () => {
  const { user } = show(reviewable);
  const button = await send();
  expect(button).toHaveAccessibleDescription(
    /^Everybody will see .* delivery line .* what you paid .* first letter of your name/,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Review anonymously' }));
  expect(button).toHaveAccessibleDescription(
    /^Everybody will see .* delivery line .* not what you paid, your name/,
  );
});

test.each([
  ['refused', new File(['a'], 'words.txt'), 'Choose a gif, jpg or png picture of up to 2 MB'],
  [
    'uploading',
    new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], 'a.png'),
    'The picture is still uploading',
  ],
])('a review waits for its picture that is %s, with all that was typed', async (_, file, told) => {
  window.fetch = () => new Promise(() => undefined);
  const { user } = show(reviewable);
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByLabelText('Your review'), 'Well packed');
  const picture = screen.getByLabelText(/^Picture of what came/);
  await userEvent.setup({ applyAccept: false }).upload(picture, file);
  await user.click(await send());
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  expect(screen.getByLabelText('Your review')).toHaveValue('Well packed');
});

test('too long a review is told and stays whole (VA-06)', async () => {
  const { user } = show(reviewable);
  const field = await screen.findByLabelText('Your review');
  await user.click(field);
  await user.paste('x'.repeat(1001));
  await user.tab();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      /1001 of 1000 characters Enter at most 1000 characters$/,
    ),
  );
  expect(field).toHaveValue('x'.repeat(1001));
});

test('an anonymous review is sent and shown afterwards without a name (SN-02)', async () => {
  const { user } = show(
    reviewable,
    answer(
      ReviewPackageDocument,
      { input: review },
      {
        reviewPackage: {
          __typename: 'ReviewPackagePayload',
          package: {
            __typename: 'Package',
            id: 'p1',
            availableActions: [],
            timeline: packageDetail().timeline,
            review: {
              __typename: 'Review',
              id: 'r1',
              ...{ stars: 4, content: 'Well packed', isAnonymous: true },
              authorName: '',
              createdAt: '2026-11-21T08:00:00.000Z',
              ...{ reply: null, image: null, imageWaits: false, imageRefusal: null },
            },
          },
          viewer: { __typename: 'Viewer', id: 'v1' },
        },
      },
    ),
  );
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByLabelText('Your review'), ' Well packed ');
  await user.click(screen.getByRole('checkbox', { name: 'Review anonymously' }));
  await user.click(await send());
  expect(await screen.findByText('Well packed')).toBeVisible();
  expect(screen.getByRole('img', { name: '4 stars' })).toBeVisible();
  expect(screen.getByText(/^Anonymous/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Write a review')).not.toBeInTheDocument());
  // The form has taken the focus with it.
  await waitFor(() =>
    expect(document.activeElement).toContainElement(screen.getByText('Well packed')),
  );
  expect(document.body).not.toHaveFocus();
});

const written = {
  ...{ __typename: 'Review', id: 'r1', stars: 4, content: 'Well packed', isAnonymous: false },
  ...{ authorName: 'Mei', createdAt: '2026-11-21T08:00:00.000Z', reply: null },
};

test('whose picture waits sees it, and that nobody else does yet', async () => {
  const image = { __typename: 'Image', url: 'http://tidebox.example/uploads/a.jpg' };
  const waiting = { ...written, image, imageWaits: true, imageRefusal: null };
  show(detail({ ...completed, review: waiting }));
  expect(await screen.findByRole('img', { name: 'Your picture' })).toBeVisible();
  expect(screen.getByText(/Until then only you see yours/)).toBeVisible();
});

test('whose picture was refused reads why', async () => {
  const refused = { ...written, image: null, imageWaits: false, imageRefusal: 'It shows a face.' };
  show(detail({ ...completed, review: refused }));
  expect(await screen.findByText('We did not show your picture: It shows a face.')).toBeVisible();
  expect(screen.queryByText(/Until then only you see yours/)).not.toBeInTheDocument();
});

test('a refused review keeps what was typed', async () => {
  const input = { ...review, isAnonymous: false };
  const { user } = show(
    reviewable,
    refusal(ReviewPackageDocument, { input }, 'VALIDATION_FAILED', 'Please check.', {
      content: 'Please stay polite',
    }),
  );
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByLabelText('Your review'), 'Well packed');
  await user.click(await send());
  await waitFor(() =>
    expect(screen.getByLabelText('Your review')).toHaveAccessibleDescription(/Please stay polite$/),
  );
  expect(screen.getByLabelText('Your review')).toHaveValue('Well packed');
});

const arrival = {
  ...{ __typename: 'ExpectedArrival' as const },
  ...{ from: '2026-11-08T08:00:00.000Z', until: '2026-11-13T08:00:00.000Z' },
};

test('a parcel on its way tells whose turn it is, where it goes, and the days that were promised', async () => {
  const step = { __typename: 'NextStep', actor: 'CARRIER', action: 'DELIVER', by: arrival.until };
  show(detail({ ...shipped, expectedArrival: arrival, nextStep: step }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Parcel to London' })).toBeVisible();
  expect(screen.getByText(/^On its way, expected by/)).toHaveTextContent('Fri, Nov 13');
  const way = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(way.map((stop) => stop.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getByRole('img', { name: /^Shipped Nov 3, today .*, expected Nov 8 to Nov 13$/ }));
});

test('its street stands on the way, and above what is in it how much that is and weighs', async () => {
  show(detail({}));
  const way = within(await screen.findByRole('list', { name: 'Progress' }));
  expect(way.getAllByRole('listitem')[2]).toHaveTextContent('To1 Harbour Road, London');
  const heading = screen.getByRole('heading', { name: 'In the parcel' });
  expect(heading.nextElementSibling).toHaveTextContent(/^1 item, 1 piece · 850 g$/);
});

test('the day it is home says thank you, how long it took, and asks for the review', async () => {
  show(detail({ ...completed, expectedArrival: arrival, availableActions: ['REVIEW'] }));
  const title = 'P20261121001: home after 17 days';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/^Thank you for shipping with us/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Write a review' })).toBeVisible();
  const days = 'Shipped Nov 3, received Nov 20, expected Nov 8 to Nov 13';
  expect(screen.getByRole('img', { name: days })).toBeVisible();
});

test('the fees are paid once, and nothing is left; a cancelled package gives them back', async () => {
  const first = show(detail({}));
  const receipt = async () => await screen.findByRole('region', { name: 'Payment 2 of 2' });
  expect(await receipt()).toHaveTextContent(/First 500 g¥125\.00.*Total¥133\.00/);
  expect(await receipt()).toHaveTextContent(
    /Handling fee¥2\.41From your balance.?¥50\.00By card.?¥85\.41Left to pay¥0\.00$/,
  );
  first.unmount();
  show(detail({ status: 'CANCELLED', paymentMethodDiscount: 300 }));
  expect(await receipt()).toHaveTextContent(/Left to pay¥0\.00Back in your balance\+¥130\.00$/);
});

test('the receipt tells what each further step of weight cost (RT-18)', async () => {
  const fee = (code: string, label: string, amount: number) => ({
    ...{ __typename: 'FeeLine', code, label, amount },
  });
  const fees = [
    fee('FIRST_WEIGHT', 'First 500 g', 8000),
    fee('FURTHER_WEIGHT', 'Weight beyond 500 g', 10800),
  ];
  show(detail({ fees, furtherPrice: 3600 }));
  const further = (await screen.findByText('Weight beyond 500 g')).closest('div')!;
  expect(further).toHaveTextContent('3 × 500 g, ¥36.00 each');
  expect(screen.getByText('First 500 g').closest('div')).not.toHaveTextContent('each');
});

test('each picture of an item is there once, the shop’s before those of its arrival', async () => {
  const [item] = packageDetail({}).items;
  const image = { __typename: 'Image', url: '/i/shop.jpg', thumbnail: '/i/shop.jpg?width=320' };
  const { container } = show(detail({ items: [{ ...item, image }] }));
  const opener = await screen.findByRole('button', { name: 'Photo 1 of Teapot' });
  expect(within(opener).getByRole('presentation')).toHaveAttribute('src', image.thumbnail);
  expect(opener).toHaveTextContent('+1');
  expect(container.querySelectorAll('img[src*="s1-a"]')).toHaveLength(0);
});

test('a review that was begun is there again after a reload, its stars as well', async () => {
  const { user, unmount } = show(reviewable);
  await user.click(await screen.findByRole('radio', { name: /^4 stars/ }));
  await user.type(screen.getByLabelText('Your review'), 'Well packed');
  unmount();
  show(reviewable);
  expect(await screen.findByLabelText('Your review')).toHaveValue('Well packed');
  expect(screen.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
});
