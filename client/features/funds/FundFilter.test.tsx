import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { step } from '../../testing/step';
import { FundFilter } from './FundFilter';

test('back closes the filters that were asked for, and the balance stays', async () => {
  await import('../../ui/feedback/layers');
  history.pushState(null, '', '/mine/fund');
  const { user } = renderScreen(<FundFilter period={{}} />, { isInHistory: true });
  const summary = screen.getByText('Type and dates');
  const filters = summary.closest('details');
  await user.click(summary);
  await waitFor(() => expect(filters).toHaveAttribute('open'));
  await step(-1);
  expect(filters).not.toHaveAttribute('open');
  expect(screen.getByTestId('address')).toHaveTextContent('/mine/fund');
});
