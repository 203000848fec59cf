import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { renderScreen } from '../../testing/renderScreen';
import { step } from '../../testing/step';
import { FormSheet } from '../forms/FormSheet';

/** A page with a sheet that can navigate, open another sheet, or change the address. */
function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(0);
  const close = () => setOpen(open - 1);
  return (
    <main>
      <h1>{pathname + (params.get('tab') ?? '')}</h1>
      <Link to="/cart">Cart</Link>
      <button onClick={() => setOpen(1)}>Open</button>
      {open > 0 && (
        <FormSheet title="Sheet" onClose={close}>
          <button onClick={() => setOpen(2)}>More</button>
          <button onClick={() => setParams({ tab: 'b' }, { replace: true })}>Tab</button>
          <button
            onClick={() => {
              close();
              void navigate('/order');
            }}
          >
            Go on
          </button>
        </FormSheet>
      )}
      {open > 1 && (
        <FormSheet title="Question" onClose={close}>
          Really?
        </FormSheet>
      )}
    </main>
  );
}

const press = (name: string) => userEvent.setup().click(screen.getByText(name));
const isOpen = (name: string) => expect(screen.getByRole('dialog', { name })).toBeVisible();
const isClosed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const isAt = (path: string) => screen.findByRole('heading', { name: path });

// As in a browser that has loaded it already.
beforeAll(() => import('./layers'));

beforeEach(async () => {
  history.pushState(null, '', '/start');
  renderScreen(<Page />, { isInHistory: true });
  await press('Cart');
  await isAt('/cart');
});

test('back closes a sheet, and the page stays; the next one leaves the page', async () => {
  await press('Open');
  isOpen('Sheet');
  await step(-1);
  isClosed();
  await isAt('/cart');
  await step(-1);
  await isAt('/start');
});

test('back closes what lies on top first', async () => {
  await press('Open');
  await press('More');
  isOpen('Question');
  await step(-1);
  expect(screen.queryByRole('dialog', { name: 'Question' })).not.toBeInTheDocument();
  isOpen('Sheet');
  await step(-1);
  isClosed();
  await isAt('/cart');
});

test('after a sheet was closed by its button, one step back leaves the page', async () => {
  await press('Open');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  isClosed();
  await step(-1);
  await isAt('/start');
});

test('where a sheet led on, back leads to its page, and then to the one before', async () => {
  await press('Open');
  await press('Go on');
  await isAt('/order');
  isClosed();
  await step(-1);
  await isAt('/cart');
  isClosed();
  await step(-1);
  await isAt('/start');
});

test('forward opens nothing and leaves nothing', async () => {
  await press('Open');
  await step(-1);
  await step(1);
  isClosed();
  await isAt('/cart');
  await step(-1);
  await isAt('/start');
});

test('what was changed with the sheet open stays when back closes it', async () => {
  await press('Open');
  await press('Tab');
  await isAt('/cartb');
  await step(-1);
  isClosed();
  await waitFor(() => expect(location.search).toBe('?tab=b'));
  await isAt('/cartb');
});

test('a leap over several pages leaves nothing open', async () => {
  await press('Open');
  await step(-2);
  await isAt('/start');
  isClosed();
});
