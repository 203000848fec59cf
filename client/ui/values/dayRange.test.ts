import { createIntl } from 'react-intl';
import { dayRange } from './dayRange';

const english = createIntl({ locale: 'en', timeZone: 'UTC' });
const chinese = createIntl({ locale: 'zh-CN', timeZone: 'UTC' });
const [sixth, twentieth, later] = ['2026-12-06', '2026-12-20', '2027-01-05'].map(Date.parse) as [
  number,
  number,
  number,
];
/** Intl sets thin spaces around its dash. */
const plain = (range: string) => range.replace(/\s/g, ' ');

test('days of one month name it once, in both languages as single days are written', () => {
  expect(plain(dayRange(english, sixth, twentieth))).toBe('Dec 6 – 20');
  expect(dayRange(chinese, sixth, twentieth)).toBe('12月6日至20日');
});

test('days of two months name both', () => {
  expect(plain(dayRange(english, twentieth, later))).toBe('Dec 20 – Jan 5');
  expect(dayRange(chinese, twentieth, later)).toBe('12月20日至1月5日');
});
