import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen';
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

test.each(['success', 'warning', 'error'] as const)('a %s offers both answers', async (type) => {
  const { user, onConfirm, onCancel, dialog } = renderDialog(type);
  expect(dialog).toHaveAccessibleName('Cancel the order?');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a notice offers to confirm only', async () => {
  const { user, onConfirm } = renderDialog('notice');
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('Esc, which a browser reports as "cancel", cancels', () => {
  const { onCancel, dialog } = renderDialog('warning');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
