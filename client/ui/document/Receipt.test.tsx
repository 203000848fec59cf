import { screen, within } from '@testing-library/react';
import { ConvertMoneyContext } from '../values/ConvertMoneyContext';
import { renderScreen } from '../../testing/renderScreen';
import { Receipt } from './Receipt';

const lines = [
  { id: 'order', label: 'Order', fen: 37_100, kind: 'total' },
  { id: 'balance', label: 'From your balance', fen: -12_040 },
  { id: 'fee', label: 'Card fee', fen: 727, isAdded: true },
  { id: 'unknown', label: 'Not known yet', fen: undefined },
  { id: 'due', label: 'By card, now', fen: 25_787, kind: 'due' },
] as const;

test('each amount belongs to its name, with its sign; what is not known yet is left open', () => {
  renderScreen(<Receipt title="What you pay" lines={lines} />);
  const receipt = within(screen.getByRole('region', { name: 'What you pay' }));
  const amountOf = (name: string) => receipt.getByText(name).nextElementSibling;
  expect(amountOf('Order')).toHaveTextContent('¥371.00');
  expect(amountOf('From your balance')).toHaveTextContent('−¥120.40');
  expect(amountOf('Card fee')).toHaveTextContent('+¥7.27');
  expect(amountOf('Not known yet')).toHaveTextContent('…');
});

test('what is paid now, and that alone, is told in the shopper’s currency too', () => {
  renderScreen(
    <ConvertMoneyContext value={({ fen }) => `≈ ${fen} elsewhere`}>
      <Receipt title="What you pay" lines={lines} />
    </ConvertMoneyContext>,
  );
  expect(screen.getAllByText(/elsewhere/)).toEqual([screen.getByText('≈ 25787 elsewhere')]);
});
