import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/renderScreen';
import { Dialog } from './Dialog';

function renderDialog(type: 'success' | 'warning' | 'error' | 'notice') {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const { user } = renderScreen(
    <Dialog type={type} title="Cancel the order?" onConfirm={onConfirm} onCancel={onCancel}>
      Its money returns to your balance.
    </Dialog>,
  );
  return { user, onConfirm, onCancel, dialog: screen.getByRole('dialog') };
}

test.each(['success', 'warning', 'error'] as const)(
  'a %s offers both answers (ST-12)',
  async (type) => {
    const { user, onConfirm, onCancel, dialog } = renderDialog(type);
    expect(dialog).toHaveAccessibleName('Cancel the order?');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  },
);

test('a notice offers to confirm only (ST-12)', async () => {
  const { user, onConfirm } = renderDialog('notice');
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

/** A row whose button opens a dialog; confirming takes the button away, or the whole row. */
function Row({ isKept }: { isKept: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const confirm = () => {
    setDone(true);
    setAsking(false);
  };
  return (
    <main>
      <h1 tabIndex={-1}>Orders</h1>
      <ul>
        {(isKept || !isDone) && (
          <li>
            <a href="#cup">Porcelain cup</a>
            {!isDone && <button onClick={() => setAsking(true)}>Request a refund</button>}
          </li>
        )}
      </ul>
      {isAsking && (
        <Dialog
          type="warning"
          title="Really?"
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </main>
  );
}

test.each([
  ['its row, where that stays', true, 'link', 'Porcelain cup'],
  ['the heading, where that has gone as well', false, 'heading', 'Orders'],
])(
  'when the button that opened it has gone, the focus goes to %s',
  async (_, isKept, role, name) => {
    const { user } = renderScreen(<Row isKept={isKept} />);
    await user.click(screen.getByRole('button', { name: 'Request a refund' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  },
);

test('Esc, which a browser reports as "cancel", cancels', () => {
  const { onCancel, dialog } = renderDialog('warning');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
