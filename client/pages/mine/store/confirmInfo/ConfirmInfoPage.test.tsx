import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import {
  CancelPackingPlanDocument,
  ConfirmInfoPageDocument,
  PackingTermsDocument,
  CreateAddressDocument,
  CreatePackingPlanDocument,
  DeliveryQuotesDocument,
  NewAddressDocument,
  type OrderAction,
  type QuoteInput,
} from '../../../../gql/graphql';
import { address } from '../../../../testing/addresses';
import { answer, refusal, refused, renderScreen, signedIn } from '../../../../testing/renderScreen';
import { storedItem } from '../../../../testing/storedItems';
import { ConfirmInfoPage } from './ConfirmInfoPage';

const home = {
  __typename: 'Address',
  id: 'a1',
  label: 'Home',
  firstName: 'Mei',
  lastName: 'Lin',
  phone: '+44 20 7946 0000',
  countryCode: 'GB',
  countryName: 'United Kingdom',
  province: 'London',
  city: 'London',
  detail: '1 Harbour Road',
  postcode: 'E1 6AN',
  cityLine: 'London E1 6AN',
  fullName: 'Mei Lin',
  isDefault: true,
};

const site = { __typename: 'SiteInfo', id: 'site', maxAddresses: 20 };

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
  maxGrams: 30000,
  maxSideMm: null,
  maxSideSumMm: null,
  volumeSurcharge: null,
  savings: [],
  reviews: null,
};

const ePacket = {
  ...ems,
  lineId: 'epacket',
  name: 'ePacket',
  fees: [],
  total: null,
  unusableReason: 'Too heavy: at most 2 kg, this parcel weighs 2.2 kg.',
  maxGrams: 2000,
  maxSideMm: 600,
  maxSideSumMm: 900,
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

const terms = answer(
  PackingTermsDocument,
  {},
  {
    site: {
      ...{ __typename: 'SiteInfo', id: 'site', planMinutes: 30, insuranceRate: 3_00 },
      ...{ extraProtectionPrice: 10_00, removePackagingPrice: 2_00 },
    },
  },
);

const showOf = (ids: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(
    <>
      <ConfirmInfoPage />
      <Back />
    </>,
    {
      mocks: [terms, ...mocks],
      cookies: signedIn,
      path: `/mine/store/confirmInfo?ids=${ids}`,
    },
  );
const show = (...mocks: ReturnType<typeof answer>[]) => showOf('s1', ...mocks);
// By its label: looking for roles takes long on a screen of this size.
const line = (name: string) => screen.findByLabelText(name, {}, { timeout: 10_000 });
const value = () => screen.findByLabelText('Value (yuan)', {}, { timeout: 10_000 });
async function declare(user: ReturnType<typeof show>['user'], field: HTMLElement) {
  await user.clear(field);
  await user.type(field, '50');
}
/** The button on the receipt; phones have theirs in the bar below. */
const pack = async () =>
  within(await screen.findByRole('complementary')).getByRole('button', { name: 'Pack and pay' });

const served = {
  continent: 'Europe',
  hasPostcode: true,
  needsPostcode: true,
  needsProvince: false,
  examplePhone: '+49 30 123456',
  addressPattern: '',
  served: true,
};
/** Fields of an address that the cards do not show. */
const rest = { availableActions: [] };
const addressLabels = {
  label: 'Name of this address',
  firstName: 'First name of the consignee',
  lastName: 'Last name of the consignee',
  email: 'Email address',
  phone: 'Phone',
  province: /^State or province/,
  city: 'City',
  detail: 'Street and house number',
  postcode: 'Postcode',
} as const;

/** Finds the innermost element whose text, over all its parts, is like this. */
const hasText = (pattern: RegExp) => (_: string, element: Element | null) =>
  pattern.test(element?.textContent ?? '') &&
  ![...(element?.children ?? [])].some((child) => pattern.test(child.textContent ?? ''));

beforeEach(() => sessionStorage.clear());

test('lines stand by price with their days; the chosen one explains its price, one that cannot be used says why', async () => {
  const dear = { ...ems, lineId: 'dhl', name: 'DHL', minDays: 1, maxDays: 3, total: 33900 };
  const { user } = show(page([storedItem()]), quotes({}, [dear, ePacket, ems]));
  expect(await line('EMS')).toHaveAccessibleDescription(/10–14 days ?¥203\.00/);
  expect(await line('EMS')).not.toHaveAccessibleDescription(/first 500\sg/);
  const shown = within(screen.getByRole('group', { name: 'Delivery line' })).getAllByRole('radio');
  expect(shown.map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'ems',
    'dhl',
    'epacket',
  ]);
  expect(screen.getByText('2 of 3 lines carry this')).toBeVisible();
  await user.click(await line('EMS'));
  expect(await line('EMS')).toHaveAccessibleDescription(
    /¥140\.00 first 500\sg \+ 1 × ¥55\.00 \+ ¥8\.00 Customs declaration/,
  );
  expect(await line('ePacket')).toBeDisabled();
  expect(await line('ePacket')).toHaveAccessibleDescription(/Too heavy: at most 2\skg/);
  // The exceeded limit is mentioned once.
  expect(await line('ePacket')).not.toHaveAccessibleDescription(/Up to/);
});

test('the weight that is charged is told with its packaging before a line is chosen, and lines that charge another name it', async () => {
  const ocean = { ...ems, lineId: 'ocean', name: 'Ocean', chargeableGrams: 2000 };
  const bulky = { volumetricGrams: 3120, chargeableGrams: 3120 };
  const dhl = { ...ems, ...bulky, lineId: 'dhl', name: 'DHL' };
  show(page([storedItem()]), quotes({}, [ems, ocean, dhl]));
  expect(await line('Ocean')).toHaveAccessibleDescription(/2\skg charged, the least of this line/);
  expect(await line('DHL')).toHaveAccessibleDescription(/3\.12\skg charged by volume/);
  expect(await line('EMS')).not.toHaveAccessibleDescription(/charged/);
  expect(
    screen.getByText(hasText(/^Chargeable weight 935\sg = goods 850\sg \+ packaging 85\sg\.$/)),
  ).toBeVisible();
});

test('the cheapest and the fastest line say so', async () => {
  const dhl = { ...ems, lineId: 'dhl', name: 'DHL', minDays: 1, maxDays: 3, total: 33900 };
  show(page([storedItem()]), quotes({}, [dhl, ems]));
  expect(await line('EMS')).toHaveAccessibleDescription(/Cheapest/);
  expect(await line('EMS')).not.toHaveAccessibleDescription(/Fastest/);
  expect(await line('DHL')).toHaveAccessibleDescription(/Fastest/);
});

test('the default address is chosen; the chosen line is priced fee by fee', async () => {
  const { user } = show(page([storedItem()]), quotes());
  expect(await screen.findByRole('radio', { name: 'Home' })).toBeChecked();
  await user.click(await pack());
  await user.click(await line('EMS'));
  expect(screen.queryByText('Choose a delivery line')).not.toBeInTheDocument();
  const cost = within(screen.getByRole('complementary'));
  expect(cost.getByRole('heading', { name: 'Payment 2 of 2' })).toBeVisible();
  expect(cost.getByText('International shipping to London')).toBeVisible();
  const amounts = cost.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['¥140.00', '¥55.00', '¥8.00', '¥203.00']);
});

test('packing tells of which orders it ends the right to a refund; of others it says nothing', async () => {
  const of = (number: string, ...availableActions: OrderAction[]) => ({
    order: { __typename: 'Order' as const, id: number, number, availableActions },
  });
  showOf(
    's1,s2,s3',
    page([
      storedItem(of('OR1', 'REQUEST_REFUND')),
      storedItem({ id: 's2', name: 'Cup', ...of('OR2') }),
      storedItem({ id: 's3', name: 'Saucer', ...of('OR1', 'REQUEST_REFUND') }),
    ]),
    quotes({ storedItemIds: ['s1', 's2', 's3'] }),
  );
  expect(
    await screen.findByText(
      'Once packed, OR1 can no longer be refunded: refunds are for whole orders.',
    ),
  ).toBeInTheDocument();
});

test('a line, an address and a declared value are required (VA-13)', async () => {
  const { user } = show(page([storedItem()], []));
  await user.clear(await value());
  await user.click(await pack());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Choose a delivery address');
  expect(summary).toHaveTextContent('Choose a delivery line');
  expect(summary).toHaveTextContent('Enter the declared value of Teapot in yuan');
  expect(screen.getByText('You have no address yet.')).toBeVisible();
});

test('the declared value starts at what was paid for the item (VA-13)', async () => {
  showOf('s1,s2', page([storedItem({ paidAmount: 123456 }), lamp]));
  const values = await screen.findAllByLabelText('Value (yuan)', {}, { timeout: 10_000 });
  expect(values.map((field) => (field as HTMLInputElement).value)).toEqual(['1234.56', '50.00']);
});

test('a declared value has two decimals at most', async () => {
  const { user } = show(page([storedItem()], []));
  await user.clear(await value());
  await user.type(await value(), '4000.005');
  await user.click(await pack());
  const told = 'Enter the amount with at most two decimals, for example 12.34';
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
});

const reserved = {
  status: 'RESERVED' as const,
  availableActions: [],
  packingPlanId: 'plan1',
};

test('packing makes a plan and leads to its payment', async () => {
  const created = {
    createPackingPlan: {
      __typename: 'CreatePackingPlanPayload',
      plan: {
        __typename: 'PackingPlan',
        id: 'plan1',
        items: [{ __typename: 'StoredItem', id: 's1', ...reserved }],
      },
    },
  };
  const { user, client } = show(
    page([storedItem()]),
    quotes(),
    answer(CreatePackingPlanDocument, plan, created as never),
  );
  await user.click(await line('EMS'));
  await declare(user, await value());
  await user.click(await pack());
  await screen.findByText('/payment?kind=PACKING_PLAN&id=plan1');
  expect(client.extract()).toMatchObject({ 'StoredItem:s1': reserved });
});

test('a refusal of the server stands at its field and nothing typed is lost', async () => {
  const { user } = show(
    page([storedItem()]),
    quotes(),
    refused(CreatePackingPlanDocument, plan, ['InvalidInput', 'VALIDATION_FAILED', 'Check it.'], {
      'declarations.0.declaredValue': 'Too much for this country',
    }),
  );
  await user.click(await line('EMS'));
  await declare(user, await value());
  await user.click(await pack());
  await waitFor(() =>
    expect(screen.getByLabelText('Value (yuan)')).toHaveAccessibleDescription(
      'Too much for this country',
    ),
  );
  expect(await value()).toHaveValue('50');
});

test('insurance is reckoned from the declared value; meanwhile the last price stays', async () => {
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
  await declare(user, await value());
  const insurance = screen.getByRole('checkbox', { name: 'Insurance, ¥1.50' });
  expect(insurance).toHaveAccessibleDescription(
    '3% of the declared value; pays ¥50.00 if the parcel is lost',
  );
  await user.click(insurance);
  const cost = screen.getByRole('complementary');
  expect(cost).toHaveTextContent(/¥203\.00.*Working it out/);
  const total = await screen.findAllByText('¥204.50', {}, { timeout: 10_000 });
  expect(total).not.toHaveLength(0);
  expect(screen.getByText('¥1.50')).toBeVisible();
});

test('items that are on hold are not offered', async () => {
  show(page([storedItem({ status: 'HELD', availableActions: [] })]));
  expect(await screen.findByText(/These items cannot be packed now/)).toBeVisible();
});

test('back from the payment, the parcel is paid, or given up and packed anew', async () => {
  const { user } = show(
    page([storedItem(reserved)]),
    quotes(),
    answer(
      CancelPackingPlanDocument,
      { id: 'plan1' },
      {
        cancelPackingPlan: { __typename: 'CancelPackingPlanPayload', storedItems: [storedItem()] },
      },
    ),
  );
  expect(await screen.findByText(/packed in a parcel that is not paid yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to payment' })).toHaveAttribute(
    'href',
    '/payment?kind=PACKING_PLAN&id=plan1',
  );
  await user.click(screen.getByRole('button', { name: 'Release' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Release' }));
  expect(await line('EMS')).toBeEnabled();
});

test('an address is added in place, is chosen, and nothing typed is lost', async () => {
  const { isDefault, ...aunt } = address({ id: 'a3', label: 'Aunt', isDefault: false });
  const {
    __typename,
    id,
    countryName,
    cityLine: _line,
    fullName: _fullName,
    availableActions: _actions,
    ...typed
  } = aunt;
  const { user } = show(
    page([storedItem()]),
    quotes(),
    answer(
      NewAddressDocument,
      {},
      {
        site,
        viewer: null,
        countries: [
          { __typename: 'Country', code: typed.countryCode, name: countryName, ...served },
        ],
      },
    ),
    answer(
      CreateAddressDocument,
      { input: { ...typed, isDefault } },
      {
        createAddress: {
          __typename: 'CreateAddressPayload',
          address: { __typename, id },
          addresses: [
            { ...home, email: 'mei@example.com', ...rest },
            { ...aunt, isDefault },
          ],
        },
      },
    ),
    quotes({ addressId: 'a3' }, [{ ...ems, total: 20400 }]),
  );
  await declare(user, await value());
  await user.click(await line('EMS'));
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New address' }));
  await user.selectOptions(await sheet.findByLabelText('Country or region'), typed.countryCode);
  for (const [field, label] of Object.entries(addressLabels)) {
    await user.click(sheet.getByLabelText(label));
    await user.paste(typed[field as keyof typeof addressLabels]);
  }
  await user.click(sheet.getByRole('button', { name: 'Save the address' }));
  expect(await screen.findByRole('radio', { name: 'Aunt' })).toBeChecked();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await value()).toHaveValue('50');
  expect(await line('EMS')).toBeChecked();
  expect(await screen.findAllByText('¥204.00')).not.toHaveLength(0);
});

test('the form for an address comes by itself once there is a network', async () => {
  const unanswered = { request: { query: NewAddressDocument }, error: new TypeError('No network') };
  const countries = answer(NewAddressDocument, {}, { countries: [], site, viewer: null });
  const { user } = show(page([storedItem()]), quotes(), unanswered, countries);
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New address' }));
  expect(await sheet.findByText('This could not be loaded.')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await sheet.findByLabelText('Country or region')).toBeVisible();
});

test('with as many addresses as are kept it says so at once, and no form is shown (VA-09)', async () => {
  const twenty = Array.from({ length: 20 }, (_, n) => ({
    ...home,
    id: `a${n}`,
    isDefault: n === 1,
  }));
  const { user } = show(
    page([storedItem()], twenty),
    quotes(),
    answer(NewAddressDocument, {}, { countries: [], site, viewer: null }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New address' }));
  expect(await sheet.findByText(/^At most 20 addresses can be kept\. Delete one/)).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Back to the address book' })).toBeVisible();
  expect(sheet.queryByLabelText('City')).not.toBeInTheDocument();
});

test('choices outlive a reload (RT-16)', async () => {
  const first = show(page([storedItem()]), quotes());
  await declare(first.user, await value());
  await first.user.click(await line('EMS'));
  first.unmount();
  show(page([storedItem()]), quotes());
  expect(await value()).toHaveValue('50');
  expect(await line('EMS')).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
});

/*
 * Teapot 850 g, 20 × 15.5 × 10 cm; lamp 400 g, 45 × 30 × 15 cm. By weight (850 + 400) × 1.1 =
 * 1,375 g: 140 + 2 × 55 + 8 = 258.00. By volume 23,350 cm³ ÷ 6000 = 3,892 g: 140 + 7 × 55 + 8 =
 * 533.00, 275.00 more. The teapot alone weighs 935 g: 203.00, 330.00 less.
 */
const bulky = {
  ...ems,
  actualGrams: 1375,
  volumetricGrams: 3892,
  chargeableGrams: 3892,
  total: 53300,
  volumeSurcharge: {
    __typename: 'VolumeSurcharge',
    ...{ storedItemId: 's2', sideMm: 450, gramsWithoutVolume: 1375, extra: 27500 },
  },
  savings: [
    { __typename: 'ItemSaving', storedItemId: 's2', saving: 33000, storageStillDue: 0 },
    { __typename: 'ItemSaving', storedItemId: 's1', saving: 5700, storageStillDue: 200 },
  ],
};
const lamp = storedItem({ id: 's2', name: 'Lamp', weightGrams: 400 });

test('the side that makes the chosen line charge by volume is named, with its price', async () => {
  const { user } = showOf(
    's1,s2',
    page([storedItem(), lamp]),
    quotes({ storedItemIds: ['s1', 's2'] }, [bulky]),
  );
  const note =
    /The 45\scm side of Lamp makes this line charge by volume: 3\.892\skg instead of 1\.375\skg, ¥275\.00 more\./;
  await line('EMS');
  expect(screen.queryByText(hasText(note))).not.toBeInTheDocument();
  await user.click(await line('EMS'));
  expect(screen.getByText(hasText(note))).toBeVisible();
});

test('an item that saves most is left out at a press; the other choices stay', async () => {
  const { user } = showOf(
    's1,s2',
    page([storedItem(), lamp]),
    quotes({ storedItemIds: ['s1', 's2'] }, [bulky]),
    quotes(),
  );
  await user.click(await line('EMS'));
  const savings = within(screen.getByRole('group', { name: 'Delivery line' }));
  const [first, second] = savings.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /^Leave out Lamp and pay ¥330.00 less. Its storage is free until Tue, Dec 1, then ¥[\d.]+ a day\./,
  );
  expect(second).toHaveTextContent(
    'Leave out Teapot and pay ¥57.00 less; ¥2.00 of that is storage you pay later.',
  );
  await declare(user, screen.getAllByLabelText('Value (yuan)')[0] as HTMLElement);
  await user.click(savings.getByRole('link', { name: 'Leave out Lamp' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/mine/store/confirmInfo?ids=s1');
  expect(screen.queryByText('Lamp')).not.toBeInTheDocument();
  expect(screen.getByText('1 item in this parcel')).toHaveFocus();
  expect(await value()).toHaveValue('50');
  expect(await line('EMS')).toBeChecked();
  expect(await screen.findAllByText('¥203.00')).not.toHaveLength(0);
});

/** Plays the browser's way back. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Way back</button>;
}

test('the way back brings an item that was left out back, with what was typed of it (RT-16)', async () => {
  const both = quotes({ storedItemIds: ['s1', 's2'] }, [bulky]);
  const { user } = showOf('s1,s2', page([storedItem(), lamp]), both, quotes(), both);
  await user.click(await line('EMS'));
  await declare(user, screen.getAllByLabelText('Value (yuan)')[1] as HTMLElement);
  await user.click(screen.getByRole('link', { name: 'Leave out Lamp' }));
  expect(await value()).not.toHaveValue('50');
  await user.click(screen.getByRole('button', { name: 'Way back' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/mine/store/confirmInfo?ids=s1,s2');
  const [, ofLamp] = await screen.findAllByLabelText('Value (yuan)');
  expect(ofLamp).toHaveValue('50');
});

test('a page that cannot be loaded offers to try again', async () => {
  const { user } = show(
    refusal(ConfirmInfoPageDocument, {}, 'INTERNAL', 'Something went wrong'),
    page([storedItem()]),
    quotes(),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await line('EMS')).toBeEnabled();
});

test('what was typed of an address is there again when its sheet is opened once more', async () => {
  const countries = answer(NewAddressDocument, {}, { countries: [], site, viewer: null });
  const { user } = show(page([storedItem()]), quotes(), countries);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    return within(await screen.findByRole('dialog', { name: 'New address' }));
  };
  const sheet = await open();
  await user.type(await sheet.findByLabelText('City'), 'Bonn');
  await user.click(sheet.getByRole('button', { name: 'Cancel' }));
  expect(await (await open()).findByLabelText('City')).toHaveValue('Bonn');
});

test('the declared value of several pieces is asked for all of them together (RT-16)', async () => {
  show(page([storedItem({ quantity: 2 })]), quotes());
  await line('EMS');
  expect(screen.getByLabelText('Value of all 2 pieces (yuan)')).toBeVisible();
});
