import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { ActionBar } from './ActionBar';

test('the sum opens the receipt, which closes again', async () => {
  const { user } = renderScreen(
    <ActionBar sum="¥257.87" note="by card" receipt={<p>All lines</p>}>
      <button>Pay</button>
    </ActionBar>,
  );
  const bar = within(screen.getByRole('region', { name: 'Next step', hidden: true }));
  expect(bar.getByRole('button', { name: 'Pay', hidden: true })).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: /¥257.87/, hidden: true }));
  const receipt = screen.getByRole('dialog', { name: 'Receipt' });
  expect(receipt).toHaveTextContent('All lines');
  await user.click(within(receipt).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
