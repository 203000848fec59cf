import { isGoodBirthday, isGoodNickname, phoneLacks } from './profileRules';

test.each([
  ['', true],
  ['A', false],
  ['Al', true],
  [' A ', false],
  ['小明', true],
  ['🙂', false],
  ['x'.repeat(16), true],
  ['🙂'.repeat(16), true],
  ['x'.repeat(17), false],
])('VA-03: the nickname %j is good: %s', (nickname, isGood) => {
  expect(isGoodNickname(nickname)).toBe(isGood);
});

test.each([
  ['', '', '', true],
  ['1992', '2', '29', true],
  ['1992', '02', '09', true],
  ['2026', '11', '20', true],
  ['2026', '11', '22', false],
  ['1993', '2', '29', false],
  ['1899', '12', '31', false],
  ['92', '2', '3', false],
  ['1992', '', '29', false],
  ['1992', '', '', false],
  ['', '', '29', false],
  ['1992', '13', '1', false],
  ['1992', '1e0', '1', false],
])('VA-10: the birthday %s-%s-%s is good: %s', (year, month, day, isGood) => {
  expect(isGoodBirthday({ year, month, day }, new Date('2026-11-21T12:00:00Z'))).toBe(isGood);
});

test.each([
  ['', '', null],
  ['DE', '', 'number'],
  ['DE', '  ', 'number'],
  ['', '30 1234567', 'country'],
  ['', '+49 30 1234567', null],
  ['DE', '30 1234567', null],
])('VA-10: a phone of %j with %j lacks: %s', (phoneCountry, phone, lack) => {
  expect(phoneLacks({ phoneCountry, phone })).toBe(lack);
});
