import { screen, within } from '@testing-library/react';
import {
  ConfirmInfoPageDocument,
  CreatePackingPlanDocument,
  DeliveryQuotesDocument,
  type QuoteInput,
} from '../../../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../../../testing/renderScreen';
import { storedItem } from '../../../../testing/storedItems';
import { ConfirmInfoPage } from './ConfirmInfoPage';

const home = {
  __typename: 'Address',
  id: 'a1',
  label: 'Home',
  firstName: 'Mei',
  lastName: 'Lin',
  phone: '+44 20 7946 0000',
  countryName: 'United Kingdom',
  province: 'London',
  city: 'London',
  detail: '1 Harbour Road',
  postcode: 'E1 6AN',
  isDefault: true,
};

const noOptions = { extraProtection: false, removePackaging: false, insurance: false };

const fee = (code: string, label: string, amount: number) => ({
  __typename: 'FeeLine',
  code,
  label,
  amount,
});

const ems = {
  __typename: 'ParcelQuote',
  lineId: 'ems',
  name: 'EMS',
  group: 'POSTAL',
  minDays: 10,
  maxDays: 14,
  actualGrams: 935,
  volumetricGrams: 0,
  chargeableGrams: 935,
  firstPrice: 14000,
  furtherPrice: 5500,
  fees: [
    fee('FIRST_WEIGHT', 'First 500 g', 14000),
    fee('FURTHER_WEIGHT', 'Further weight', 5500),
    fee('CUSTOMS_DECLARATION', 'Customs declaration', 800),
  ],
  total: 20300,
  unusableReason: null,
};

const ePacket = {
  ...ems,
  lineId: 'epacket',
  name: 'ePacket',
  fees: [],
  total: null,
  unusableReason: 'Too heavy: at most 2 kg, this parcel weighs 2.2 kg.',
};

const page = (items: object[], addresses: object[] = [home]) =>
  answer(ConfirmInfoPageDocument, {}, { storedItems: items, addresses });

const quotes = (input: Partial<QuoteInput> = {}, answers: object[] = [ePacket, ems]) =>
  answer(
    DeliveryQuotesDocument,
    {
      input: {
        storedItemIds: ['s1'],
        addressId: 'a1',
        options: noOptions,
        declaredValues: [],
        ...input,
      },
    },
    { deliveryQuotes: answers },
  );

const plan = {
  input: {
    addressId: 'a1',
    deliveryLineId: 'ems',
    options: noOptions,
    remark: '',
    storedItemIds: ['s1'],
    declarations: [{ storedItemId: 's1', description: 'Teapot', declaredValue: 5000 }],
  },
};

const show = (...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<ConfirmInfoPage />, {
    mocks,
    cookies: signedIn,
    path: '/mine/store/confirmInfo?ids=s1',
  });
const line = (name: string) => screen.findByRole('radio', { name });
const value = () => screen.findByLabelText('Declared value (yuan)');
const pack = async () => screen.findByRole('button', { name: 'Pack' });

beforeEach(() => sessionStorage.clear());

test('lines show price formula, weight and days; one that cannot be used says why', async () => {
  show(page([storedItem()]), quotes());
  expect(await line('EMS')).toHaveAccessibleDescription(
    /10–14 days.*¥203\.00.*Chargeable weight 935 g.*First 500 g ¥140\.00 ?, each further 500 g ¥55\.00/,
  );
  expect(await line('ePacket')).toBeDisabled();
  expect(await line('ePacket')).toHaveAccessibleDescription(/Too heavy: at most 2 kg/);
});

test('the default address is chosen; the chosen line is priced fee by fee', async () => {
  const { user } = show(page([storedItem()]), quotes());
  expect(await screen.findByRole('radio', { name: 'Home' })).toBeChecked();
  await user.click(await pack());
  await user.click(await line('EMS'));
  expect(screen.queryByText('Choose a delivery line')).not.toBeInTheDocument();
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['¥140.00', '¥55.00', '¥8.00', '¥203.00']);
});

test('a line, an address and a declared value are required (VA-13)', async () => {
  const { user } = show(page([storedItem()], []));
  await user.click(await pack());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Choose a delivery address');
  expect(summary).toHaveTextContent('Choose a delivery line');
  expect(summary).toHaveTextContent('Enter the declared value of Teapot in yuan');
  expect(screen.getByText('You have no address yet.')).toBeVisible();
});

test('packing makes a plan and leads to its payment', async () => {
  const created = {
    createPackingPlan: {
      __typename: 'PackingPlanPayload',
      plan: {
        __typename: 'PackingPlan',
        id: 'plan1',
        items: [{ __typename: 'StoredItem', id: 's1', status: 'RESERVED', packingPlanId: 'plan1' }],
      },
    },
  };
  const { user, client } = show(
    page([storedItem()]),
    quotes(),
    answer(CreatePackingPlanDocument, plan, created as never),
  );
  await user.click(await line('EMS'));
  await user.type(await value(), '50');
  await user.click(await pack());
  await screen.findByText('/payment?kind=PACKING_PLAN&id=plan1');
  expect(client.extract()).toMatchObject({ 'StoredItem:s1': { status: 'RESERVED' } });
});

test('a refusal of the server stands at its field and nothing typed is lost', async () => {
  const { user } = show(
    page([storedItem()]),
    quotes(),
    refusal(CreatePackingPlanDocument, plan, 'VALIDATION_FAILED', 'Please check the form.', {
      'declarations.0.declaredValue': 'Too much for this country',
    }),
  );
  await user.click(await line('EMS'));
  await user.type(await value(), '50');
  await user.click(await pack());
  expect(await screen.findByLabelText('Declared value (yuan)')).toHaveAccessibleDescription(
    'Too much for this country',
  );
  expect(await value()).toHaveValue('50');
});

test('insurance is reckoned from the declared value', async () => {
  const insured = {
    ...ems,
    fees: [...ems.fees, fee('INSURANCE', 'Insurance', 150)],
    total: 20450,
  };
  const { user } = show(
    page([storedItem()]),
    quotes(),
    quotes(
      {
        options: { ...noOptions, insurance: true },
        declaredValues: [{ storedItemId: 's1', declaredValue: 5000 }],
      },
      [insured],
    ),
  );
  await user.click(await line('EMS'));
  await user.type(await value(), '50');
  await user.click(screen.getByRole('checkbox', { name: 'Insurance' }));
  const total = await screen.findAllByText('¥204.50');
  expect(total).not.toHaveLength(0);
  expect(screen.getByText('¥1.50')).toBeVisible();
});

test('items that were packed elsewhere are not offered', async () => {
  show(page([storedItem({ status: 'RESERVED', packingPlanId: 'plan1' })]));
  expect(await screen.findByText(/These items cannot be packed now/)).toBeVisible();
});

test('what was typed is there again after adding an address', async () => {
  const first = show(page([storedItem()], []));
  await first.user.type(await value(), '50');
  await first.user.click(screen.getByRole('link', { name: 'Add an address' }));
  first.unmount();
  show(page([storedItem()]), quotes());
  expect(await value()).toHaveValue('50');
  expect(
    within(screen.getByRole('group', { name: 'Delivery address' })).getByRole('radio'),
  ).toBeChecked();
});
