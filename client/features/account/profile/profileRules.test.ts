import { birthdayProblem, isGoodNickname, phoneLacks } from './profileRules';

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

const lacksParts = 'settings.enterBirthday';
const isNoDay = 'settings.noSuchBirthday';
test.each([
  ['', '', '', undefined],
  ['1992', '2', '29', undefined],
  ['１９９２', '０２', '９', undefined],
  ['2026', '11', '20', undefined],
  ['2026', '11', '22', isNoDay],
  ['1993', '2', '29', isNoDay],
  ['1990', '2', '30', isNoDay],
  ['1899', '12', '31', isNoDay],
  ['92', '2', '3', isNoDay],
  ['1992', '', '29', lacksParts],
  ['1992', '', '', lacksParts],
  ['', '', '29', lacksParts],
  ['1992', '13', '1', isNoDay],
  ['1992', '1e0', '1', isNoDay],
])('VA-10: what is said of the birthday %s-%s-%s: %s', (year, month, day, problem) => {
  expect(birthdayProblem({ year, month, day }, new Date('2026-11-21T12:00:00Z'))).toBe(problem);
});

test.each([
  ['', '', null],
  ['DE', '', 'number'],
  ['DE', '  ', 'number'],
  ['', '30 1234567', 'country'],
  ['', '+49 30 1234567', null],
  ['', '0049 30 1234567', null],
  ['', '＋４９ ３０ １２３４５６７', null],
  ['DE', '30 1234567', null],
])('VA-10: a phone of %j with %j lacks: %s', (phoneCountry, phone, lack) => {
  expect(phoneLacks({ phoneCountry, phone })).toBe(lack);
});
