import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { LinkTabs } from './LinkTabs';

const tabs = ['Paid', 'Cancelled'].map((label) => ({ href: `/${label}`, label, isCurrent: false }));

test('a tab that the keyboard reaches comes into view', async () => {
  const { user } = renderScreen(<LinkTabs label="Orders" tabs={tabs} />);
  await user.tab();
  const cancelled = screen.getByRole('link', { name: 'Cancelled' });
  const comeIntoView = jest.spyOn(cancelled, 'scrollIntoView');
  await user.tab();
  expect(cancelled).toHaveFocus();
  expect(comeIntoView).toHaveBeenCalledTimes(1);
});
