import { shopsOf } from './shopsOf';

const named = (shopName: string | null, shop = 'mall.example') => ({ shop, shopName });

test.each([
  ['the host where no name was read', [named(null)], 'mall.example'],
  ['the name before the host', [named('Kiln & Cup')], 'Kiln & Cup · mall.example'],
  ['each once', [named('Kiln & Cup'), named('Kiln & Cup')], 'Kiln & Cup · mall.example'],
  [
    'shops of one host, which is told once',
    [named('Kiln & Cup'), named('Clicks')],
    'Kiln & Cup, Clicks · mall.example',
  ],
  [
    'what has a name beside what has none',
    [named('Clicks'), named(null, 'tea.example')],
    'Clicks, tea.example · mall.example',
  ],
])('%s', (_, items, told) => {
  expect(shopsOf(items)).toBe(told);
});
