import { numberWords } from '../modules/captcha/captcha.texts';
import type { TestClient } from './test-client';

const ASK = '{ registrationCaptcha { key image question } }';

/** The answer of a person who hears the question. */
function sumOf(question: string, language: 'en' | 'zh'): string {
  const form = language === 'en' ? /(\S+) plus (\S+)\?/ : /^(.+)加(.+)等于/;
  const [, a = '', b = ''] = form.exec(question) ?? [];
  const words = numberWords[language];
  return String(words.indexOf(a) + words.indexOf(b));
}

/** Asks for a captcha and solves it by ear. */
export async function solveCaptcha(client: TestClient, language: 'en' | 'zh' = 'en') {
  const { registrationCaptcha } = await client.speaking(language).run(ASK);
  const { key: captchaKey, image, question } = registrationCaptcha;
  return { image, captchaKey, captchaCode: sumOf(question, language) };
}
