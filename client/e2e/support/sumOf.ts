const numbers = [
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
    'fifteen sixteen seventeen eighteen nineteen twenty'
  ).split(' '),
  '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(' '),
];

/** Solves the question of a captcha: "How much is two plus five?", "二加五…". */
export function sumOf(question: string): number {
  const [, a = '', b = ''] =
    /(\S+) plus (\S+)\?/.exec(question) ?? /^(.+)加(.+)等于/.exec(question) ?? [];
  const words = numbers.find((list) => list.includes(a)) ?? [];
  const sum = words.indexOf(a) + words.indexOf(b);
  if (!words.includes(b)) throw new Error(`No sum in: ${question}`);
  return sum;
}
