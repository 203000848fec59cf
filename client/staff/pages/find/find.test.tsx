import { screen, within } from '@testing-library/react';
import { clerk, refusal, renderConsole, said } from '../../../testing/renderConsole';

beforeEach(() => localStorage.clear());

const thing = (kind: string, id: string) => ({
  ...{ __typename: 'StaffFound', kind, id, title: id, detail: 'Celadon teapot', shopper: 'Mira' },
  ...{ status: kind === 'ORDER' ? 'IN_STOCK' : null, at: '2026-11-21T18:59:00.000Z' },
});

const found = (things: object[], more: { takenFor?: string; isCut?: boolean } = {}) => ({
  find: { __typename: 'StaffFoundList', takenFor: 'NAME', isCut: false, things, ...more },
});

const item = (place: string, quantity: number, more: object = {}) => ({
  ...{ __typename: 'StaffItem', position: quantity, name: 'Enamel mug', specification: 'White, L' },
  ...{ quantity, shop: 'enamelworks.example', url: 'https://enamelworks.example/1', place },
  ...{ arrivedAt: null, weightGrams: null, size: null, packageNumber: null, carrier: null },
  ...{ trackingNumber: null, ...more },
});

const order = (items: object[]) => ({
  order: {
    ...{ __typename: 'StaffOrder', number: 'OR20261121-54451160', status: 'IN_STOCK' },
    ...{ shopper: 'Mira', submittedAt: '2026-11-21T18:59:00.000Z', items },
    timeline: [
      {
        ...{ __typename: 'StaffTimelineEntry', at: '2026-11-21T18:59:00.000Z', label: 'Submitted' },
        ...{ note: '', actor: 'SHOPPER' },
      },
      {
        ...{ __typename: 'StaffTimelineEntry', at: '2026-11-22T10:20:00.000Z', label: 'Bought' },
        ...{ note: 'Two shops', actor: 'OPERATOR' },
      },
    ],
  },
});

const support = {
  ...clerk,
  rights: [
    { __typename: 'StaffRight', area: 'SHOPPER_NAME', access: 'READ' },
    { __typename: 'StaffRight', area: 'SHOPPER_CONTACT', access: 'DO' },
  ],
} as typeof clerk;

test('"where is my parcel?" is answered by one paste and Enter', async () => {
  const { user, sent } = renderConsole({
    path: '/find',
    server: {
      Find: () => found([thing('ORDER', 'OR20261121-54451160')], { takenFor: 'ORDER' }),
      FoundOrder: () =>
        order([
          item('IN_STOCK', 1, { weightGrams: 463, size: '1 × 2 × 3' }),
          item('ON_THE_WAY', 3),
        ]),
    },
  });
  expect(await screen.findByRole('textbox', { name: 'Find' })).toHaveFocus();
  await user.paste('OR20261121-54451160');
  await user.keyboard('[Enter]');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    '1 on a shelf, 3 on the way to us',
  );
  expect(said()).toContain('1 on a shelf, 3 on the way to us');
  expect(sent.find(({ name }) => name === 'Find')?.variables).toEqual({
    text: 'OR20261121-54451160',
  });
  expect(screen.getByRole('main')).toHaveTextContent('Enamel mug · 1 piece · 463 g · 1 × 2 × 3 mm');
  const [newest] = screen.getAllByText(/Submitted|Bought/);
  expect(newest).toHaveTextContent('BoughtTwo shops');
  // Nobody is shown how to reach the shopper whose role does not need it.
  expect(screen.queryByRole('button', { name: /Show the address/ })).not.toBeInTheDocument();
});

test('a name lists what it finds; arrows choose, Enter opens, and a cut list says so', async () => {
  const { user } = renderConsole({
    path: '/find?text=mira',
    server: {
      Find: () =>
        found([thing('ORDER', 'OR1'), thing('ORDER', 'OR2'), thing('SHOPPER', 'u1')], {
          isCut: true,
        }),
      FoundOrder: () => order([item('SHIPPED', 1)]),
    },
  });
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(said()).toContain('3 results for “mira”');
  expect(screen.getByText(/20 of a kind are shown/)).toBeInTheDocument();
  await user.keyboard('[ArrowDown]');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  await user.keyboard('[Enter]');
  expect(await screen.findByRole('heading', { level: 1, name: 'Shipped' })).toBeInTheDocument();
});

test('nothing found says where it looked', async () => {
  const { user } = renderConsole({ path: '/find?text=HP0021', server: { Find: () => found([]) } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Nothing has this number or name',
  );
  expect(screen.getByText(/Nothing was left out/)).toBeInTheDocument();
  expect(said()).toContain('Nothing found');
  await user.keyboard('[Escape]');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Any number, email or name',
  );
  expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus();
});

test('a failure says why, and is tried again', async () => {
  let isDown = true;
  const Find = () => (isDown ? refusal('BUSY', 'The server is busy') : found([]));
  const { user } = renderConsole({ path: '/find?text=mira', server: { Find } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has this number or name')).toBeInTheDocument();
});

test('the address is shown for a reason, which is sent for the log', async () => {
  const { user, sent } = renderConsole({
    path: '/find/order/OR20261121-54451160',
    viewer: support,
    server: {
      FoundOrder: () => order([item('HELD', 1)]),
      OpenContact: ({ input }) =>
        (input as { reason: string }).reason === ''
          ? refusal('VALIDATION_FAILED', 'Check the form', { 'input.reason': 'Enter a reason' })
          : {
              openContact: {
                ...{ __typename: 'StaffContact', name: 'Mira D.', phone: '+12125550123' },
                ...{ email: 'mira@mail.example', contactEmail: 'mira@mail.example', addresses: [] },
              },
            },
    },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Held: a refund is asked for',
  );
  expect(screen.queryByText('+12125550123')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Show the address/ }));
  await user.keyboard('[Enter]');
  expect(await screen.findByText('Enter a reason')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'asked by the shopper[Enter]');
  expect(await screen.findByText('+12125550123')).toBeInTheDocument();
  expect(screen.getAllByText('mira@mail.example')).toHaveLength(1);
  expect(sent.at(-1)?.variables).toEqual({
    input: { number: 'OR20261121-54451160', reason: 'asked by the shopper' },
  });
  expect(said()).toContain('Address shown, and logged');
});

test('an order that does not exist says so', async () => {
  renderConsole({ path: '/find/order/OR1', server: { FoundOrder: () => ({ order: null }) } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'No order has this number',
  );
});
