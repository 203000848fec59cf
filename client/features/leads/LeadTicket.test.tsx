import { screen } from '@testing-library/react';
import { SendLeadDocument } from '../../gql/graphql';
import { everythingNear } from '../../testing/everythingNear';
import { answer, refusal, renderScreen } from '../../testing/renderScreen';
import { LeadTicket } from './LeadTicket';

const input = {
  name: 'Mei Lin',
  company: 'Jade & Co',
  email: 'mei@jade.example',
  phone: '+44 20 7946 0018',
  monthlyParcels: 1200,
  message: 'Porcelain, to Britain',
};
const sent = answer(
  SendLeadDocument,
  { input },
  {
    sendLead: { __typename: 'SendLeadPayload', isSent: true },
  },
);

beforeEach(everythingNear);

const field = (name: RegExp) => screen.getByRole('textbox', { name });
type User = ReturnType<typeof renderScreen>['user'];

async function fillIn(user: User) {
  await user.type(await screen.findByRole('textbox', { name: /^Your name/ }), ' Mei Lin ');
  await user.type(field(/^Company/), 'Jade & Co');
  await user.type(field(/^Email/), 'mei@jade.example');
  await user.type(field(/^Phone/), '+44 20 7946 0018');
  await user.type(field(/^Parcels per month/), '1,200');
  await user.type(field(/^What do you sell/), 'Porcelain, to Britain');
}

const send = async (user: User) => user.click(await screen.findByRole('button', { name: 'Send' }));

test('a request is sent and thanked for; the thanks take the focus (SC-05)', async () => {
  const { user } = renderScreen(<LeadTicket />, {
    mocks: [
      {
        ...sent,
        request: { ...sent.request, variables: { input: { ...input, name: ' Mei Lin ' } } },
      },
    ],
  });
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('heading', { name: 'Thank you, Mei Lin' })).toHaveFocus();
  expect(screen.getByText(/We answer to mei@jade.example/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send another request' }));
  expect(await screen.findByRole('textbox', { name: /^Your name/ })).toHaveValue('');
});

test('nothing is sent while a field is missing; each tells what to enter', async () => {
  const { user } = renderScreen(<LeadTicket />);
  await send(user);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Enter your name',
    'Enter the name of your company',
    'Enter your email address, such as name@example.com',
    'Enter your phone number with digits, such as +44 20 7946 0018',
    'Enter a whole number from 1 to 1,000,000',
  ]);
  expect(field(/^What do you sell/)).toBeValid();
});

test.each([
  [/^Email/, 'mei@', 'Enter your email address, such as name@example.com'],
  [/^Phone/, 'call me', 'Enter your phone number with digits, such as +44 20 7946 0018'],
  [/^Parcels per month/, '1.5', 'Enter a whole number from 1 to 1,000,000'],
])('%s with %j is told when it is left, and not before (VA-17)', async (name, typed, told) => {
  const { user } = renderScreen(<LeadTicket />);
  await user.type(field(name), typed);
  expect(screen.queryByText(told)).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText(told)).toBeVisible();
  expect(field(name)).toBeInvalid();
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const told = 'Please enter an address that takes mail';
  const { user } = renderScreen(<LeadTicket />, {
    mocks: [
      refusal(
        SendLeadDocument,
        { input: { ...input, name: ' Mei Lin ' } },
        'VALIDATION_FAILED',
        'Please check',
        { email: told },
      ),
    ],
  });
  await fillIn(user);
  await send(user);
  expect(await screen.findAllByText(told)).not.toHaveLength(0);
  expect(field(/^Email/)).toBeInvalid();
  expect(field(/^Company/)).toHaveValue('Jade & Co');
});

test('the form is not loaded before it is near', () => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  renderScreen(<LeadTicket />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('what a business typed is there again after a reload', async () => {
  const { user, unmount } = renderScreen(<LeadTicket />);
  await fillIn(user);
  unmount();
  renderScreen(<LeadTicket />);
  expect(await screen.findByRole('textbox', { name: /^What do you sell/ })).toHaveValue(
    'Porcelain, to Britain',
  );
});
