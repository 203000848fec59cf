import { randomInt } from 'node:crypto';
import { translate } from '../../i18n/translate';
import type { Language } from '../../kernel/language';
import type { RateLimit } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { keepCaptcha } from './captcha-store';
import { captchaQuestions, numberWords } from './captcha.texts';

/** Captchas issued to one client address per ten minutes. */
const perAddress: RateLimit = { name: 'captchas', points: 60, seconds: 10 * 60 };

interface Captcha {
  readonly key: string;
  /** A data URL. */
  readonly image: string;
  readonly question: string;
}

/**
 * Issues a captcha for 10 minutes: the characters of a picture, or a sum in words; either answer is accepted
 * (decision 9). @throws DomainError RATE_LIMITED
 */
export async function issueCaptcha(
  services: Services,
  caller: { readonly language: Language; readonly clientAddress: string },
): Promise<Captcha> {
  await services.rateLimits.consume(perAddress, caller.clientAddress);
  const { characters, svg } = await services.captcha.artist.draw();
  const { question, answer } = askSum(caller.language);
  const key = await keepCaptcha(services, { picture: characters, sum: answer });
  const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { key, image, question };
}

/** Returns a sum in words, which a screen reader can read to those who cannot see a picture. */
function askSum(language: Language): { readonly question: string; readonly answer: string } {
  const words = numberWords[language];
  const [a, b] = [randomInt(words.length), randomInt(words.length)];
  const params = { a: words[a] ?? '', b: words[b] ?? '' };
  return {
    question: translate(captchaQuestions[language], params, language),
    answer: String(a + b),
  };
}
