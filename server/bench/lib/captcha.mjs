import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Returns the answer to a captcha's question in English, as somebody who hears it would give it. */
export function answerTo(question) {
  const { numberWords } = load('../../../dist/server/modules/captcha/captcha.texts.js');
  const words = question.split(' ');
  const at = words.indexOf('plus');
  const sum = [words[at - 1], words[at + 1].replace('?', '')]
    .map((word) => numberWords.en.indexOf(word))
    .reduce((total, summand) => total + summand);
  return String(sum);
}
