import { screen, waitFor, within } from '@testing-library/react';
import { SetEmailPreferenceDocument, SettingPageDocument } from '../../../gql/graphql';
import { answer, renderScreen, signedIn } from '../../../testing/renderScreen';
import { SettingPage } from './SettingPage';

const home = {
  __typename: 'Address',
  id: 'a1',
  isDefault: true,
  city: 'Bonn',
  countryName: 'Germany',
};
const site = {
  __typename: 'SiteInfo',
  id: 'site',
  maxAddresses: 20,
  languages: [
    { __typename: 'Language', code: 'en', name: 'English' },
    { __typename: 'Language', code: 'zh', name: '中文' },
  ],
};
const viewer = {
  __typename: 'Viewer',
  ...{ id: 'v1', name: 'Mei', email: 'mei@example.com', isEmailVerified: false, avatar: null },
  emailPreferences: [
    { __typename: 'EmailPreference', kind: 'ORDER_PAID', isOn: true },
    { __typename: 'EmailPreference', kind: 'STORAGE_REMINDER', isOn: false },
  ],
};

test('every setting tells how it stands and leads to where it is changed (RT-08)', async () => {
  renderScreen(<SettingPage />, {
    cookies: signedIn,
    mocks: [answer(SettingPageDocument, {}, { viewer, addresses: [home], site })],
  });
  const rows = within(await screen.findByRole('list', { name: 'Your account' }));
  const places = rows
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(places).toEqual([
    ['Change: Personal information', '/mine/personal'],
    ['Change: Account security', '/mine/secure'],
    ['Change: Password', '/mine/modifyPassword'],
    ['Manage: Address book', '/mine/address'],
  ]);
  expect(rows.getByText('Not verified yet')).toBeVisible();
  expect(rows.getByText(/1 of 20 addresses/)).toHaveTextContent(
    '1 of 20 addresses · Bonn, Germany',
  );
  const browser = within(screen.getByRole('list', { name: 'In this browser' }));
  expect(browser.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('on phones the ways to what has no tab stand first', async () => {
  renderScreen(<SettingPage />, {
    cookies: signedIn,
    mocks: [answer(SettingPageDocument, {}, { viewer, addresses: [home], site })],
  });
  await screen.findByRole('list', { name: 'Your account' });
  const places = within(screen.getByRole('navigation', { name: 'My account', hidden: true }));
  const hrefs = places
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/mine/order', '/mine/package', '/mine/fund', '/payment/recharge']);
});

test('an email is switched off and stays off; others stay as they were', async () => {
  const emailPreferences = viewer.emailPreferences.map((one) => ({ ...one, isOn: false }));
  const { user } = renderScreen(<SettingPage />, {
    cookies: signedIn,
    mocks: [
      answer(SettingPageDocument, {}, { viewer, addresses: [home], site }),
      answer(
        SetEmailPreferenceDocument,
        { input: { kind: 'ORDER_PAID', isOn: false } },
        {
          setEmailPreference: {
            __typename: 'SetEmailPreferencePayload',
            viewer: { __typename: 'Viewer', id: 'v1', emailPreferences },
          },
        },
      ),
    ],
  });
  const paid = await screen.findByRole('switch', { name: 'An order is paid' });
  expect(paid).toBeChecked();
  const ofStorage = within(screen.getByRole('list', { name: 'Storage and packages' }));
  expect(ofStorage.getByRole('switch', { name: 'Free storage is about to end' })).not.toBeChecked();
  await user.click(paid);
  await waitFor(() => expect(paid).not.toBeChecked());
});
