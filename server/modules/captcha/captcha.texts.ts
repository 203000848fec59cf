import type { Language } from '../../kernel/language';

/** Numbers in words, from zero. */
export const numberWords: Record<Language, readonly string[]> = {
  en: (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
    'fifteen sixteen seventeen eighteen nineteen twenty'
  ).split(' '),
  zh: '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(
    ' ',
  ),
};

/** Asks for the sum of two numbers in words. */
export const captchaQuestions: Record<Language, string> = {
  en: 'How much is {a} plus {b}? Answer in digits.',
  zh: '{a}加{b}等于多少？请用数字回答。',
};
