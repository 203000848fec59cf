import { act, screen, waitFor, within } from '@testing-library/react';
import {
  AddressEditorDocument,
  AddressesPageDocument,
  CreateAddressDocument,
  DeleteAddressDocument,
  SetDefaultAddressDocument,
  UpdateAddressDocument,
} from '../../../gql/graphql';
import { address, office } from '../../../testing/addresses';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { AddressesPage } from './AddressesPage';

const site = { __typename: 'SiteInfo', id: 'site', maxAddresses: 20 };
const book = (...addresses: object[]) => answer(AddressesPageDocument, {}, { addresses, site });

const country = (code: string, name: string, continent: string, more = {}) => ({
  __typename: 'Country',
  ...{ code, name, continent, hasPostcode: true, needsPostcode: true, served: true },
  needsProvince: false,
  ...{ examplePhone: '+49 1512 3456789', addressPattern: '^(?:\\P{L}|\\p{scx=Latn})*$', ...more },
});
const editorFor = (viewer: object | null) =>
  answer(
    AddressEditorDocument,
    {},
    {
      viewer,
      countries: [
        country('DE', 'Germany', 'Europe'),
        country('HK', 'Hong Kong', 'Asia', {
          ...{ hasPostcode: false, needsPostcode: false, examplePhone: '+852 5123 4567' },
          addressPattern: '^(?:\\P{L}|\\p{scx=Latn}|\\p{scx=Han})*$',
        }),
        country('IE', 'Ireland', 'Europe', { needsPostcode: false }),
        country('CA', 'Canada', 'North America', { needsProvince: true }),
        country('AQ', 'Antarctica', 'Antarctica', { served: false }),
      ],
    },
  );
const editor = editorFor(null);

const show = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(<AddressesPage />, { mocks, path, cookies: signedIn });

const input = {
  countryCode: 'HK',
  label: 'Aunt',
  firstName: 'Lan',
  lastName: 'Chan',
  email: 'lan@example.com',
  phone: '+852 2345 6789',
  province: '',
  city: 'Kowloon',
  detail: '1 Nathan Road',
  postcode: '000000',
  isDefault: false,
};

const labels = {
  label: 'Name of this address',
  firstName: 'First name of the consignee',
  lastName: 'Last name of the consignee',
  email: 'Email address',
  phone: 'Phone',
  city: 'City',
  detail: 'Street and house number',
} as const;

type User = ReturnType<typeof renderScreen>['user'];

async function fill(user: User) {
  await user.selectOptions(await screen.findByLabelText('Country or region'), 'HK');
  for (const [field, label] of Object.entries(labels)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(input[field as keyof typeof labels]);
  }
  await user.click(screen.getByRole('button', { name: 'Fill in 000000' }));
}

test('cards offer what the server allows; the default one cannot be deleted', async () => {
  show('/mine/address', book(address(), office()));
  expect(await screen.findByText('2 of 20 addresses')).toBeVisible();
  const [home, work] = screen.getAllByRole('listitem').map((card) => within(card));
  expect(home?.getByText("Default address can't be deleted")).toBeVisible();
  expect(home?.queryByRole('button')).not.toBeInTheDocument();
  expect(home?.getByRole('link', { name: 'Edit Home' })).toHaveAttribute(
    'href',
    '/mine/address?edit=a1',
  );
  expect(work?.getByRole('button', { name: 'Delete Office' })).toBeVisible();
  expect(work?.getByRole('button', { name: 'Make Office the default' })).toBeVisible();
});

test('a full book offers no more (VA-09)', async () => {
  const twenty = Array.from({ length: 20 }, (_, n) => office({ id: `a${n}`, label: `No. ${n}` }));
  show('/mine/address', book(...twenty));
  expect(await screen.findByText(/^At most 20 addresses can be kept/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add an address' })).not.toBeInTheDocument();
});

test('a new address is not begun where one must be deleted first; one that is there is edited (VA-09)', async () => {
  const twenty = Array.from({ length: 20 }, (_, n) => office({ id: `a${n}`, label: `No. ${n}` }));
  const { unmount } = show('/mine/address?edit=new', book(...twenty), editor);
  expect(await screen.findByText(/^At most 20 addresses can be kept\. Delete one/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the address book' })).toBeVisible();
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  unmount();
  show('/mine/address?edit=a3', book(...twenty), editor);
  expect(await screen.findByLabelText('City')).toBeVisible();
});

test('every required field is asked for; the province is not (VA-08)', async () => {
  const { user } = show('/mine/address?edit=new', book(), editor);
  await user.click(await screen.findByRole('button', { name: 'Save the address' }));
  expect(await screen.findByText('please fill in all items')).toBeVisible();
  const problems = within(screen.getByRole('alert')).getAllByRole('link');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    'Choose a country or region',
    'Enter a name for this address',
    'Enter the first name of the consignee',
    'Enter the last name of the consignee',
    'Enter an email address, for example mei@example.com',
    'Enter a phone number, for example +49 30 1234567',
    'Enter the city',
    'Enter the street and house number',
    'Enter the postcode',
  ]);
  expect(screen.getByLabelText(/^State or province/)).toBeValid();
  await user.type(screen.getByLabelText('City'), 'Bonn');
  expect(screen.getByLabelText('City')).toBeValid();
});

test.each([
  ['Mira van Dam', 'Mira van', 'Dam'],
  ['李小龙', '小龙', '李'],
  ['Mira', 'Mira', ''],
])(
  'the first address begins with the contact %s of the last order, a further one is blank',
  async (name, first, last) => {
    const suggestedContact = { __typename: 'SuggestedContact', name, phone: '+46 70 123' };
    const viewer = { __typename: 'Viewer', id: 'u1', email: 'mira@example.com', suggestedContact };
    const { unmount } = show('/mine/address?edit=new', book(), editorFor(viewer));
    expect(await screen.findByLabelText('First name of the consignee')).toHaveValue(first);
    expect(screen.getByLabelText('Last name of the consignee')).toHaveValue(last);
    expect(screen.getByLabelText('Email address')).toHaveValue('mira@example.com');
    expect(screen.getByLabelText('Phone')).toHaveValue('+46 70 123');
    unmount();
    show('/mine/address?edit=new', book(address()), editorFor(viewer));
    expect(await screen.findByLabelText('First name of the consignee')).toHaveValue('');
    expect(screen.getByLabelText('Email address')).toHaveValue('');
  },
);

test('the form comes by itself once there is a network', async () => {
  const unanswered = { ...editor, result: undefined, error: new TypeError('No network') };
  show('/mine/address?edit=new', book(), unanswered, editor);
  expect(await screen.findByText('This could not be loaded.')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByLabelText('Country or region')).toBeVisible();
});

test('an email address is checked when its field is left', async () => {
  const { user } = show('/mine/address?edit=new', book(), editor);
  const email = await screen.findByLabelText('Email address');
  await user.type(email, 'mei@');
  await user.tab();
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveAccessibleDescription(/^Enter an email address/);
});

test('only served countries are offered, under their continents', async () => {
  show('/mine/address?edit=new', book(), editor);
  const select = await screen.findByLabelText('Country or region');
  const groups = within(select).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('label'))).toEqual([
    'Europe',
    'Asia',
    'North America',
  ]);
  expect(within(select).queryByRole('option', { name: 'Antarctica' })).not.toBeInTheDocument();
});

test('the province is asked for where the carriers of the country need it (VA-08)', async () => {
  const { user } = show('/mine/address?edit=new', book(), editor);
  await user.selectOptions(await screen.findByLabelText('Country or region'), 'CA');
  await user.click(screen.getByRole('button', { name: 'Save the address' }));
  expect(await screen.findByRole('link', { name: 'Enter the province or state' })).toBeVisible();
  expect(screen.getByLabelText('State or province')).toBeRequired();
});

test('where not every address has a postcode, 000000 is offered', async () => {
  const { user } = show('/mine/address?edit=new', book(), editor);
  await user.selectOptions(await screen.findByLabelText('Country or region'), 'DE');
  expect(screen.queryByRole('button', { name: 'Fill in 000000' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Country or region'), 'IE');
  expect(screen.getByText('Not every address there has a postcode.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fill in 000000' }));
  expect(screen.getByLabelText('Postcode')).toHaveValue('000000');
});

test('the hint shows how phone numbers look in the chosen country', async () => {
  const { user } = show('/mine/address?edit=new', book(), editor);
  const phone = await screen.findByLabelText('Phone');
  expect(phone).toHaveAccessibleDescription(/for example \+49\s30\s1234567$/);
  await user.selectOptions(screen.getByLabelText('Country or region'), 'HK');
  expect(phone).toHaveAccessibleDescription(/for example \+852\s5123\s4567$/);
});

test('a new address stands in the book afterwards, without asking for it anew (RT-12)', async () => {
  const added = office({ ...input, id: 'a3', countryName: 'Hong Kong' });
  const { user } = show(
    '/mine/address?edit=new',
    book(address()),
    editor,
    answer(
      CreateAddressDocument,
      { input },
      {
        createAddress: {
          __typename: 'CreateAddressPayload',
          address: { __typename: 'Address', id: 'a3' },
          addresses: [address(), added],
        },
      },
    ),
  );
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Save the address' }));
  expect(await screen.findByRole('heading', { name: 'Aunt' })).toBeVisible();
  expect(screen.getByText('2 of 20 addresses')).toBeVisible();
  expect(screen.getByText('The address is added')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/mine\/address$/);
});

test('a field that is too long is told at once, without asking for what is filled in', async () => {
  const { user } = show('/mine/address?edit=a1', book(address()), editor);
  const label = await screen.findByLabelText('Name of this address');
  await user.clear(label);
  await user.click(label);
  await user.paste('x'.repeat(41));
  await user.click(screen.getByRole('button', { name: 'Save the address' }));
  expect(await screen.findByRole('link', { name: 'Enter at most 40 characters' })).toBeVisible();
  expect(screen.queryByText('please fill in all items')).not.toBeInTheDocument();
});

test("the server's words stand at their fields, and nothing typed is lost", async () => {
  const { user } = show(
    '/mine/address?edit=new',
    book(address()),
    editor,
    refusal(CreateAddressDocument, { input }, 'VALIDATION_FAILED', 'No', {
      phone: 'Enter a phone number with digits',
      postcode: 'Postcode unknown',
    }),
  );
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Save the address' }));
  const phone = screen.getByLabelText('Phone');
  await waitFor(() => expect(phone).toBeInvalid());
  expect(phone).toHaveAccessibleDescription(/Enter a phone number with digits/);
  expect(phone).toHaveValue(input.phone);
  expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(/Postcode unknown/);
});

test('letters that nobody reads on the way are told when a field is left, until the country reads them', async () => {
  const { user } = show('/mine/address?edit=new', book(), editor);
  await user.selectOptions(await screen.findByLabelText('Country or region'), 'DE');
  const city = screen.getByLabelText('City');
  await user.type(city, '九龍');
  await user.tab();
  await waitFor(() => expect(city).toBeInvalid());
  expect(city).toHaveAccessibleDescription(/^Write “City” in Latin letters/);
  const name = screen.getByLabelText('First name of the consignee');
  expect(name).toHaveAttribute('aria-invalid', 'false');
  await user.selectOptions(screen.getByLabelText('Country or region'), 'HK');
  await waitFor(() => expect(city).toBeValid());
  expect(name).toHaveAttribute('aria-invalid', 'false');
});

test("the server's words are listed in the order of the fields", async () => {
  const told = { postcode: 'Postcode unknown', lastName: 'No last name', firstName: 'No name' };
  const wrong = refusal(CreateAddressDocument, { input }, 'VALIDATION_FAILED', 'No', told);
  const { user } = show('/mine/address?edit=new', book(address()), editor, wrong);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Save the address' }));
  const problems = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(problems.map(({ textContent }) => textContent)).toEqual([
    ...['No name', 'No last name', 'Postcode unknown'],
  ]);
});

test('editing starts from what is there and keeps the default (RT-12)', async () => {
  const {
    __typename,
    id,
    countryName: _name,
    cityLine: _line,
    fullName: _fullName,
    availableActions: _actions,
    ...values
  } = address();
  const changed = { ...values, city: 'Potsdam' };
  const { user } = show(
    '/mine/address?edit=a1',
    book(address()),
    editor,
    answer(
      UpdateAddressDocument,
      { input: { ...changed, addressId: id } },
      {
        updateAddress: {
          __typename: 'UpdateAddressPayload',
          address: { __typename, id },
          addresses: [address({ ...changed, cityLine: '10243 Potsdam' })],
        },
      },
    ),
  );
  const city = await screen.findByLabelText('City');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.clear(city);
  await user.type(city, 'Potsdam');
  await user.click(screen.getByRole('button', { name: 'Save the address' }));
  expect(await screen.findByText('10243 Potsdam')).toBeVisible();
});

test('an address that does not exist is told', async () => {
  show('/mine/address?edit=nope', book(address()), editor);
  expect(await screen.findByText('There is no such address')).toBeVisible();
});

test('a new default is shown at once; refused, it goes back (RT-12)', async () => {
  const { user } = show('/mine/address', book(address(), office()), {
    ...refusal(SetDefaultAddressDocument, { id: 'a2' }, 'NOT_FOUND', 'Gone'),
    delay: 300,
  });
  const isDefault = () =>
    screen.getAllByRole('listitem').map((card) => within(card).queryByText('Default') !== null);
  await user.click(await screen.findByRole('button', { name: 'Make Office the default' }));
  expect(isDefault()).toEqual([false, true]);
  expect(await screen.findByText('Gone')).toBeVisible();
  await waitFor(() => expect(isDefault()).toEqual([true, false]));
});

test('deleting asks first, then the address is gone (RT-12)', async () => {
  const { user } = show(
    '/mine/address',
    book(address(), office()),
    answer(
      DeleteAddressDocument,
      { id: 'a2' },
      {
        deleteAddress: {
          __typename: 'DeleteAddressPayload',
          deletedId: 'a2',
          addresses: [{ __typename: 'Address', id: 'a1', isDefault: true, availableActions: [] }],
        },
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete Office' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Office”?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 of 20 addresses')).toBeVisible();
  expect(screen.queryByText('Office')).not.toBeInTheDocument();
});

test('what was typed of an address is there again after a way round; each address has its own', async () => {
  const { user, unmount } = show('/mine/address?edit=new', book(office()), editor);
  await fill(user);
  unmount();
  const other = show('/mine/address?edit=a2', book(office({ id: 'a2' })), editor);
  expect(await screen.findByLabelText('City')).not.toHaveValue(input.city);
  other.unmount();
  show('/mine/address?edit=new', book(office()), editor);
  expect(await screen.findByLabelText('City')).toHaveValue(input.city);
  expect(screen.getByLabelText('Country or region')).toHaveValue('HK');
});
