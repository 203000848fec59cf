import { chooseTimeZone } from './time-zone';

it.each([
  ['Asia/Shanghai', 'Asia/Shanghai'],
  ['america/new_york', 'America/New_York'],
  ['UTC', 'UTC'],
  [undefined, 'UTC'],
  ['', 'UTC'],
  ['Asia/Nowhere', 'UTC'],
  ['+08:00', 'UTC'],
  ['x'.repeat(4_000), 'UTC'],
])('A reader in %s reads times of %s', (named, zone) => {
  expect(chooseTimeZone(named)).toBe(zone);
});
