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

const bar = () => within(screen.getByRole('region', { name: 'Next step', hidden: true }));

test('that the sum opens something is shown; where nothing opens, nothing is', () => {
  const first = renderScreen(
    <ActionBar sum="¥1.00" note="by card" receipt={<p>All lines</p>}>
      <button>Pay</button>
    </ActionBar>,
  );
  const sum = bar().getByRole('button', { name: /¥1.00/, hidden: true });
  expect(sum.querySelector('svg')).toBeInTheDocument();
  first.unmount();
  renderScreen(
    <ActionBar sum="¥1.00" note="by card">
      <button>Pay</button>
    </ActionBar>,
  );
  expect(bar().getByText('¥1.00').closest('section')!.querySelector('svg')).toBeNull();
});

test('at most three pictures stand beside the sum, which is named without them', () => {
  renderScreen(
    <ActionBar sum="1.2 kg" note="4 items" pictures={['/a', '/b', '/c', '/d']} receipt={<p>Box</p>}>
      <button>Pack 4</button>
    </ActionBar>,
  );
  const sum = bar().getByRole('button', { name: '1.2 kg 4 items', hidden: true });
  expect([...sum.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    ...['/a', '/b', '/c'],
  ]);
});
