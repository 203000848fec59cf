import { screen } from '@testing-library/react';
import { Check } from 'lucide-react';
import { renderScreen } from '../../testing/renderScreen';
import { Stamp } from './Stamp';

const stamp = (isFalling?: boolean) =>
  renderScreen(
    <Stamp
      {...{ tone: 'ok', icon: Check, label: 'Paid', at: '2026-11-26T12:00:00Z', isFalling }}
    />,
    { siteName: 'Tidebox' },
  );

test('the word is read; rings, rim and day are ornament', () => {
  const { container } = stamp();
  expect(screen.getByText('Paid')).toBeVisible();
  expect(container).toHaveTextContent('26 NOV 26');
  container.querySelectorAll('[aria-hidden]').forEach((ornament) => ornament.remove());
  expect(container.querySelector('div')).toHaveTextContent(/^Paid$/);
});

test('the rim names the site', () => {
  expect(stamp().container.querySelector('textPath')).toHaveTextContent(/^TIDEBOX ★/);
});

test('it falls only where it is told to', () => {
  expect(stamp().container.querySelector('[data-falling]')).not.toBeInTheDocument();
  expect(stamp(true).container.querySelector('[data-falling]')).toBeInTheDocument();
});
