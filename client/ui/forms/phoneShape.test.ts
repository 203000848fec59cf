import { isLikePhone } from './phoneShape';

test.each([
  '+49 30 1234567',
  '0049 (30) 123-4567',
  '138 0013 8000',
  '１３８ーーー００１３８０００',
  '+1 415 555 0132 ext. 7',
  '010-62345678转12',
  'tel:+4930123456',
  '١٢٣٤٥٦',
])('%s is like a phone number', (typed) => expect(isLikePhone(typed)).toBe(true));

test.each(['', '一二三abc', '123456abc', '+49 1', '(---)', 'call me 12345'])(
  '%s is none',
  (typed) => expect(isLikePhone(typed)).toBe(false),
);
