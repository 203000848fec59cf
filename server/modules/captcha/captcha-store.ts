import { createHash, randomBytes } from 'node:crypto';
import { isOver, later, MINUTE_MS } from '../../kernel/clock';

const LIFE_MS = 10 * MINUTE_MS;
/** Beyond it the oldest is forgotten, so that nobody can fill the memory. */
const MAX_KEPT = 10_000;

interface KeptCaptcha {
  readonly answerHashes: readonly string[];
  readonly expiresAt: Date;
}

/** In the memory of this process: with more than one node it would have to be shared. */
const kept = new Map<string, KeptCaptcha>();

/** Upper case and white space do not matter. */
function hashAnswer(key: string, answer: string): string {
  return createHash('sha256').update(`${key}:${answer.trim().toLowerCase()}`).digest('hex');
}

/** Keeps the answers, hashed, under a new key; each of them is right. */
export function keepCaptcha(answers: readonly string[], now: Date): string {
  const key = randomBytes(16).toString('base64url');
  const answerHashes = answers.map((answer) => hashAnswer(key, answer));
  kept.set(key, { answerHashes, expiresAt: later(now, LIFE_MS) });
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return key;
}

/** Whether the answer is right. Asked once: a wrong answer uses the captcha up as well. */
export function isCaptchaSolved(key: string, answer: string, now: Date): boolean {
  const captcha = kept.get(key);
  kept.delete(key);
  if (!captcha || isOver(captcha.expiresAt, now)) return false;
  return captcha.answerHashes.includes(hashAnswer(key, answer));
}
