import { checkCharacter, codeKinds, readCode, writeCode, type CodeKind } from './scan-code';

const kinds = Object.keys(codeKinds) as CodeKind[];
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

test.each(kinds)('the code of a %s is read back', (kind) => {
  for (const number of [0, 1, 7, 1234])
    expect(readCode(writeCode(kind, number))).toEqual({ kind, number });
});

test('the check character is that of ISO/IEC 7064, MOD 37,36, as a Global Release Identifier has it', () => {
  expect(checkCharacter('A12425GABC1234002')).toBe('M');
});

test('any single wrong sign is seen', () => {
  const code = writeCode('item', 20441736);
  for (let place = 0; place < code.length; place++)
    for (const sign of SIGNS) {
      if (sign === code[place]) continue;
      const wrong = code.slice(0, place) + sign + code.slice(place + 1);
      expect([wrong, readCode(wrong)?.kind]).not.toEqual([wrong, 'item']);
    }
});

test('neighbours that changed places are seen', () => {
  const code = writeCode('item', 20441736);
  for (let place = 1; place < code.length - 1; place++) {
    const [first, second] = [code.charAt(place), code.charAt(place + 1)];
    if (first === second) continue;
    const wrong = code.slice(0, place) + second + first + code.slice(place + 2);
    expect(readCode(wrong)).toEqual(
      /\d/.test(first) && /\d/.test(second) ? { kind: 'wrong check character' } : expect.anything(),
    );
  }
});

test.each([
  '',
  'I',
  '773041829956',
  'SF1234567890',
  'PK20261126-03902896',
  'i204417360',
  'I2044173',
])('%p has not the form of ours', (code) => expect(readCode(code)).toBeUndefined());

test('a number that has no room is refused', () => {
  expect(() => writeCode('trolley', 10_000)).toThrow(RangeError);
  expect(() => writeCode('trolley', -1)).toThrow(RangeError);
});
