import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { App } from '../../../app/App';
import { PersonalPageDocument, UpdateProfileDocument } from '../../../gql/graphql';
import { answer, refusal, renderScreen, signedIn } from '../../../testing/renderScreen';
import { shell } from '../../../testing/shell';
import { PersonalPage } from './PersonalPage';

const country = (code: string, name: string, callingCode: string, examplePhone: string) => ({
  __typename: 'Country',
  ...{ code, name, continent: 'Europe', callingCode, examplePhone },
});
const countries = [
  country('DE', 'Germany', '49', '+49 1512 3456789'),
  country('IT', 'Italy', '39', '+39 312 345 6789'),
];

const profile = {
  __typename: 'Profile',
  gender: 'FEMALE',
  birthday: { __typename: 'Birthday', year: 1992, month: 2, day: 29 },
  phone: '+49301234567',
  phoneCountry: 'DE',
  region: 'IT',
};
const nobody = { gender: null, birthday: null, phone: null, phoneCountry: null, region: null };

const mei = (change: object = {}) => ({
  ...{ __typename: 'Viewer', id: 'v1', name: 'Mei', nickname: 'Mei', avatar: null, profile },
  ...change,
});
const page = (change: object = {}) =>
  answer(PersonalPageDocument, {}, { viewer: mei(change), countries });
const blank = () =>
  page({ nickname: null, name: 'mei@example.com', profile: { ...profile, ...nobody } });

const show = (...mocks: ReturnType<typeof answer>[]) =>
  renderScreen(
    <>
      <Link to="/faq">Help centre</Link>
      <PersonalPage />
    </>,
    { path: '/mine/personal', cookies: signedIn, mocks },
  );
/** The cropper, and in the whole app the page, come in chunks of their own. */
const LAZY = { timeout: 10_000 };

type User = ReturnType<typeof show>['user'];

const field = (label: string | RegExp) => screen.findByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Save' });

async function fill(user: User, label: string | RegExp, value: string) {
  await user.clear(await field(label));
  await user.paste(value);
}

describe('personal data (RT-09)', () => {
  test('is shown as it is kept; without a change there is nothing to save', async () => {
    show(page());
    expect(await field(/^Nickname/)).toHaveValue('Mei');
    expect(await field(/^Gender/)).toHaveDisplayValue('Female');
    expect([await field('Year'), await field('Month'), await field('Day')].map(valueOf)).toEqual([
      ...['1992', '2', '29'],
    ]);
    expect(await field(/^Phone country/)).toHaveDisplayValue('Germany +49');
    expect(await field(/^Phone number/)).toHaveValue('301234567');
    expect(await field(/^Country or region/)).toHaveDisplayValue('Italy');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  test('that all of it may be left empty is said once, before the fields', async () => {
    show(page());
    expect(await screen.findByText('Everything here is optional')).toBeVisible();
    expect(screen.queryByText('(optional)')).not.toBeInTheDocument();
    expect(await field('Nickname')).toHaveAccessibleDescription(/^2 to 16 characters/);
    expect(await field('Nickname')).not.toBeRequired();
  });

  test('come by themselves once there is a network', async () => {
    show({ ...page(), result: undefined, error: new TypeError('No network') }, page());
    expect(await screen.findByText('This could not be loaded.')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await field(/^Nickname/)).toHaveValue('Mei');
  });

  test('is saved whole, and needs saving no more', async () => {
    const input = {
      nickname: '小明🙂',
      gender: 'OTHER' as const,
      birthday: { year: 1990, month: 12, day: 1 },
      phone: '+39 06 1234567',
      region: 'DE',
    };
    const { user } = show(
      page(),
      answer(
        UpdateProfileDocument,
        { input },
        {
          updateProfile: {
            __typename: 'UpdateProfilePayload',
            viewer: mei({ nickname: '小明🙂', name: '小明🙂' }),
          },
        },
      ),
    );
    await fill(user, /^Nickname/, '小明🙂');
    await user.selectOptions(await field(/^Gender/), 'OTHER');
    await fill(user, 'Year', '1990');
    await fill(user, 'Month', '12');
    await fill(user, 'Day', '1');
    await user.selectOptions(await field(/^Phone country/), 'IT');
    expect(await field(/^Phone number/)).toHaveAccessibleDescription(
      'For example +39 312 345 6789',
    );
    await fill(user, /^Phone number/, '06 1234567');
    await user.selectOptions(await field(/^Country or region/), 'DE');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Your details are saved')).toBeVisible();
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  });

  test('may be empty', async () => {
    const input = { nickname: null, gender: null, birthday: null, phone: null, region: 'IT' };
    const saved = jest.fn(() => ({
      data: { updateProfile: { __typename: 'UpdateProfilePayload' as const, viewer: mei() } },
    }));
    const request = { query: UpdateProfileDocument, variables: { input } };
    const { user } = show(blank(), { request, result: saved } as never);
    await user.selectOptions(await field(/^Country or region/), 'IT');
    await user.click(save());
    await waitFor(() => expect(saved).toHaveBeenCalled());
  });

  test.each([
    [
      { Year: '1992', Day: '29' },
      'Enter year, month and day of your birthday, or leave all three empty',
    ],
    [
      { Year: '1993', Month: '2', Day: '30' },
      'Enter a day that is in the calendar, from 1900 to today',
    ],
    [{ '^Phone number': '30 1234567' }, 'Choose the country of the phone number'],
  ])('must be complete: %j (VA-10)', async (values, message) => {
    const { user } = show(blank());
    for (const [label, value] of Object.entries(values)) await fill(user, new RegExp(label), value);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(save());
    expect(within(screen.getByRole('alert')).getByRole('link', { name: message })).toBeVisible();
  });

  test('a country without its phone number is not complete; mended, the error goes (VA-10)', async () => {
    const { user } = show(blank());
    await user.selectOptions(await field(/^Phone country/), 'DE');
    await user.click(save());
    const message = 'Enter the whole phone number, or choose no country';
    expect(await field(/^Phone number/)).toHaveAccessibleDescription(new RegExp(message));
    await user.selectOptions(await field(/^Phone country/), '');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  test.each(['A', 'x'.repeat(17), '🙂'])('refuses the nickname %j (VA-03)', async (nickname) => {
    const { user } = show(blank());
    await fill(user, /^Nickname/, nickname);
    await user.tab();
    expect(await field(/^Nickname/)).toHaveAccessibleDescription(/Enter 2 to 16 characters$/);
  });

  test('what only the server finds wrong is told at its field', async () => {
    const input = { nickname: null, gender: null, birthday: null, phone: '+49 1', region: null };
    const told = 'Enter the number with its country code, like +49 30 1234567';
    const { user } = show(
      blank(),
      refusal(UpdateProfileDocument, { input }, 'VALIDATION_FAILED', 'Please check', {
        phone: told,
      }),
    );
    await fill(user, /^Phone number/, '1');
    await user.selectOptions(await field(/^Phone country/), 'DE');
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText(/^Phone number/)).toBeInvalid(), LAZY);
    expect(within(screen.getByRole('alert')).getByRole('link', { name: told })).toBeVisible();
  });
});

describe('the picture (VA-04)', () => {
  const choose = () => field(/^Choose a picture/);
  const signatures = {
    gif: 'GIF89a',
    jpeg: '\xff\xd8\xff',
    png: '\x89PNG',
    bmp: 'BM',
    svg: '<svg>',
  };
  /** A file that begins as such a picture does, whatever it is called. */
  function file(name: string, kind: keyof typeof signatures = 'png', size = 8) {
    const start = signatures[kind];
    const content = Uint8Array.from({ length: size }, (_, at) => start.charCodeAt(at) || 0);
    return new File([content], name, { type: 'image/any' });
  }
  const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

  beforeEach(() => {
    Object.assign(window, { fetch: fetched.mockReset() });
  });

  const answering = (status: number, answer: object) =>
    fetched.mockResolvedValue({
      ok: status < 400,
      status,
      json: () => Promise.resolve(answer),
      text: () => Promise.resolve(JSON.stringify(answer)),
    });

  test.each([
    ['me.gif', 'gif'],
    ['me.jfif', 'jpeg'],
    ['me', 'jpeg'],
    ['me.jpg', 'png'],
    ['me.bmp', 'bmp'],
  ] as const)('may be %s, a %s', async (name, kind) => {
    const { user } = show(page());
    await user.upload(await choose(), file(name, kind));
    expect(await screen.findByText('Choose the part to show', {}, LAZY)).toBeVisible();
  });

  test.each([
    ['svg', 8, 'Choose a gif, jpeg, jpg, png or bmp picture'],
    ['png', 2 * 1024 * 1024, 'This file is 2 MB. Choose a picture under 2 MB.'],
    ['png', 3_500_000, 'This file is 3.4 MB. Choose a picture under 2 MB.'],
  ] as const)('may not be %s of %i bytes, and why', async (kind, size, message) => {
    show(page());
    // The file dialog can be set to offer other files, too.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(await choose(), file('me.png', kind, size));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await choose()).toBeInvalid();
    expect(screen.queryByText('Choose the part to show')).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalledWith(
      expect.stringContaining('/uploads'),
      expect.anything(),
    );
    await user.upload(await choose(), file('me.png'));
    expect(await choose()).toBeValid();
  });

  /** The page's stream is fetched from time to time as well. */
  const SQUARE = '/uploads?purpose=avatar&x=0.2500&y=0.5000&zoom=2.0000';

  test('is cut without dragging, sent, and shown in the header at once (HD-09)', async () => {
    answering(201, { url: '/uploads/new.png' });
    const { user } = renderScreen(<App />, {
      ...{ path: '/mine/personal', cookies: signedIn },
      mocks: [shell({ name: 'Mei' }), page()],
    });
    await user.upload(await screen.findByLabelText(/^Choose a picture/, {}, LAZY), file('me.png'));
    const zoom = await screen.findByLabelText('Magnify', {}, LAZY);
    expect([screen.getByLabelText('Left or right'), zoom].map(typeOf)).toEqual(['range', 'range']);
    fireEvent.change(zoom, { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Left or right'), { target: { value: '0.25' } });
    await user.click(screen.getByRole('button', { name: 'Save the picture' }));
    expect(await screen.findByText('Your picture is saved', {}, LAZY)).toBeVisible();
    const [, { headers, method }] = fetched.mock.calls.find(([endpoint]) => endpoint === SQUARE)!;
    expect([method, headers]).toEqual([
      'POST',
      { authorization: 'Bearer secret', 'client-lang': 'en' },
    ]);
    const shown = within(screen.getByRole('banner')).getByRole('link', { name: 'Mei' });
    expect(shown.querySelector('img')).toHaveAttribute('src', 'http://localhost/uploads/new.png');
    expect(await choose()).toHaveFocus();
  });

  test('is kept with its square where no answer came, and sent again at a press', async () => {
    const { user } = show(page());
    await user.upload(await choose(), file('me.png'));
    const zoom = await screen.findByLabelText('Magnify', {}, LAZY);
    fireEvent.change(zoom, { target: { value: '2' } });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const save = () => screen.getByRole('button', { name: 'Save the picture' });
    await user.click(save());
    expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
    expect(screen.getByLabelText('Magnify')).toHaveValue('2');
    answering(201, { url: '/uploads/new.png' });
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'false'), {
      timeout: 5000,
    });
    await user.click(save());
    expect(await screen.findByText('Your picture is saved', {}, LAZY)).toBeVisible();
  });

  test('that the server refuses is told in its words', async () => {
    const message = 'Please choose a gif, jpeg, jpg, png or bmp picture';
    answering(400, { code: 'AVATAR_TYPE_REFUSED', message });
    const { user } = show(page());
    await user.upload(await choose(), file('webp-in-truth.png'));
    await user.click(await screen.findByRole('button', { name: 'Save the picture' }, LAZY));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await choose()).toHaveFocus();
  });
});

describe('what was changed and not saved', () => {
  const where = () => screen.getByTestId('address').textContent;

  test('is there again after a way round, with a word, and can be given up', async () => {
    const { user, unmount } = show(page());
    await fill(user, /^Nickname/, 'Lin');
    await user.click(screen.getByRole('link', { name: 'Help centre' }));
    await waitFor(() => expect(where()).toBe('/faq'));
    unmount();

    const { user: later } = show(page());
    expect(await field(/^Nickname/)).toHaveValue('Lin');
    expect(await screen.findByText('What you typed before is here again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'false');
    await later.click(await screen.findByRole('button', { name: 'Start afresh' }));
    expect(await field(/^Nickname/)).toHaveValue('Mei');
    expect(sessionStorage).toHaveLength(0);
  });

  test('is forgotten once it is changed back', async () => {
    const { user } = show(page());
    await fill(user, /^Nickname/, 'Lin');
    expect(sessionStorage).toHaveLength(1);
    await fill(user, /^Nickname/, 'Mei');
    expect(sessionStorage).toHaveLength(0);
  });
});

function typeOf(element: HTMLElement) {
  return (element as HTMLInputElement).type;
}

function valueOf(element: HTMLElement) {
  return (element as HTMLInputElement).value;
}
