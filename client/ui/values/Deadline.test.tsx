import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createSystem, ChakraProvider } from '@chakra-ui/react';
import { Deadline } from './Deadline';

const system = createSystem({});
const at = new Date(2026, 10, 29, 18, 59).toISOString();

const told = (
  locale: string,
  of: 'PAY' | 'ANSWER_QUESTION' | 'REQUEST_REFUND' | 'PACK',
  when: string = at,
) =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale={locale}>
        <Deadline of={of} at={when} />
      </IntlProvider>
    </ChakraProvider>,
  ).container.textContent;

test.each(['PAY', 'ANSWER_QUESTION', 'REQUEST_REFUND'] as const)('%s is told by the hour', (of) => {
  expect(told('en', of)).toBe('Sun, Nov\u00a029, 6:59\u00a0PM');
  expect(told('zh', of)).toBe('11月29日周日 18:59');
});

test('an hour of one digit has two in Chinese, which counts 24 of them', () => {
  const early = new Date(2026, 10, 29, 2, 11).toISOString();
  expect(told('en', 'PAY', early)).toBe('Sun, Nov\u00a029, 2:11\u00a0AM');
  expect(told('zh', 'PAY', early)).toBe('11月29日周日 02:11');
});

test('of free storage the day is enough', () => {
  expect(told('en', 'PACK')).toBe('Sun, Nov\u00a029');
  expect(told('zh', 'PACK')).toBe('11月29日周日');
});
