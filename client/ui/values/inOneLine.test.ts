import { inOneLine } from './inOneLine';

test.each([
  [['王磊', '央街100号', '多伦多'], '王磊，央街100号，多伦多'],
  [['Anna Lee', 'Berlin', 'Germany'], 'Anna Lee, Berlin, Germany'],
  [['Anna Lee', 'Berlin', '德国'], 'Anna Lee, Berlin, 德国'],
  [['東京都', ''], '東京都'],
  [['김민준', '서울'], '김민준, 서울'],
  [[null, undefined, ''], ''],
])('%j in one line is %s', (parts, line) => {
  expect(inOneLine(parts)).toBe(line);
});
