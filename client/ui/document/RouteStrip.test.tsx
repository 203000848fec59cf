import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { RouteStrip } from './RouteStrip';

const stations = [
  { id: 'shop', caption: 'From', place: 'kiln.example' },
  { id: 'warehouse', caption: 'Via', place: 'Our warehouse' },
  { id: 'home', caption: 'To', place: 'Brooklyn' },
] as const;

const strip = (at: number | null) => {
  const { container } = renderScreen(<RouteStrip label="Route" stations={stations} at={at} />);
  const current = within(container)
    .getAllByRole('listitem')
    .map((station) => station.getAttribute('aria-current'));
  return { current, hops: container.querySelectorAll('[preserveAspectRatio=none]').length };
};

test.each([
  ['at the shop', 0, ['step', null, null], 2],
  ['on the way home', 1.5, [null, 'step', null], 3],
  ['at home', 2, [null, null, 'step'], 2],
])('%s, the parcel stands where it is', (_, at, current, hops) => {
  expect(strip(at)).toEqual({ current, hops });
});

test('what goes nowhere has its places and no dots ahead', () => {
  expect(strip(null)).toEqual({ current: [null, null, null], hops: 0 });
  expect(screen.getByRole('list', { name: 'Route' })).toHaveTextContent('Brooklyn');
});
