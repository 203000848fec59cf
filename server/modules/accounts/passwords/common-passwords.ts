/**
 * The most common choices, by our own observation of lists that are guessed first: a word, name or keyboard
 * run with a customary number. Only passwords that satisfy the password rule are listed.
 */
const words =
  'password passw0rd pass qwerty qwert qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abc ' +
  'abcd abcde abcdef admin administrator root user guest login welcome hello test testing master ' +
  'dragon monkey sunshine princess football baseball superman batman iloveyou love lovely letmein ' +
  'shadow michael jordan daniel charlie jessica ashley summer winter spring autumn china beijing ' +
  'shanghai woaini tidebox shop shopping parcel computer internet changeme default aa a q ' +
  'qq aaa killer pokemon flower soccer hunter ginger pepper cookie banana orange';
const numbers =
  '0 1 2 3 7 11 12 21 22 23 69 77 88 99 00 000 007 111 123 321 520 521 666 777 888 999 1111 1234 ' +
  '12345 123456 1234567 12345678 123456789 1234567890 123123 112233 111111 000000 654321 666666 ' +
  '888888 5201314 1314520 2020 2021 2022 2023 2024 2025 2026 1990 1991 1992 1993 1994 1995 2000';
const runs =
  '1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx qaz123wsx zaq12wsx 1qazxsw2 ' +
  'a1b2c3 a1b2c3d4 a1b2c3d4e5 aa11bb22 abc123abc 123abc456 p4ssword p4ssw0rd pa55word pa55w0rd ' +
  'trustno1 ncc1701 r2d2c3po iloveyou2 mypassw0rd 1a2b3c 1a2b3c4d';

const oneOf = (list: string) => `(?:${list.split(' ').join('|')})`;
const [word, number] = [oneOf(words), oneOf(numbers)];

/**
 * The most guessed passwords as a regular expression, in which case does not count. It is emitted to
 * schema/common-passwords.json, so that a page can warn while a password is typed.
 */
export const COMMON_PASSWORD = `^(?:${word}${number}|${number}${word}|${oneOf(runs)})$`;

const common = new RegExp(COMMON_PASSWORD, 'i');

/** Returns whether a password is one of the most guessed. */
export function isCommonPassword(password: string): boolean {
  return common.test(password);
}
