import { browserCookies } from '../apollo/cookies';
import { tellTimeZone } from './tellTimeZone';

test('the zone of the reader is kept for the server', () => {
  tellTimeZone();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(browserCookies().read('timeZone')).toBe(timeZone);
});
