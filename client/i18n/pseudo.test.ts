import { createIntl } from 'react-intl';
import { messages as en } from './en';
import { pseudoMessages } from './pseudo';

const say = (text: string, values?: Record<string, string | number>) => {
  const messages = pseudoMessages({ ...en, 'common.search': text });
  return createIntl({ locale: 'en', messages }).formatMessage({ id: 'common.search' }, values);
};

test('a text is accented, longer and in brackets', () => {
  expect(say('Cart')).toBe('⟦ÇÇàřţţ⟧');
});

test('values, their plurals and their names are left alone', () => {
  expect(say('Hi {name}', { name: 'Mei' })).toBe('⟦ĤĤî Mei⟧');
  const items = '{count, plural, one {# item} other {# items}}';
  expect(say(items, { count: 2 })).toMatch(/^⟦2 \S*ɱ\S*š+⟧$/);
});

test('every message of the storefront survives it', () => {
  expect(Object.keys(pseudoMessages(en))).toEqual(Object.keys(en));
});
