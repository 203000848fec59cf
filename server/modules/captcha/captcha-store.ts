import { createHash, randomBytes } from 'node:crypto';
import { LessThanOrEqual } from 'typeorm';
import { isOver, later, MINUTE_MS } from '../../kernel/clock';
import { deleteOld } from '../../platform/delete-old';
import { insertRows } from '../../platform/db/insert-rows';
import type { Services } from '../../platform/services';
import { IssuedCaptcha } from './captcha.entity';

const LIFE_MS = 10 * MINUTE_MS;

/** Either answer is right. */
interface CaptchaAnswers {
  readonly picture: string;
  readonly sum: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Upper case and white space do not matter. */
const hashAnswer = (key: string, answer: string) => hash(`${key}:${answer.trim().toLowerCase()}`);

/** Stores the answers, hashed, under a new key for 10 minutes. Returns the key. */
export async function keepCaptcha(
  { db, clock }: Services,
  { picture, sum }: CaptchaAnswers,
): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  const issued: IssuedCaptcha = {
    id: hash(key),
    pictureHash: hashAnswer(key, picture),
    sumHash: hashAnswer(key, sum),
    expiresAt: later(clock.now(), LIFE_MS),
  };
  await db.transaction((tx) => insertRows(tx, IssuedCaptcha, [issued]));
  return key;
}

/**
 * Returns whether the answer is right. Single use in the whole cluster: a wrong answer uses the captcha up as
 * well.
 */
export async function isCaptchaSolved(
  { db, clock }: Services,
  key: string,
  answer: string,
): Promise<boolean> {
  const captcha = await db.read.findOneBy(IssuedCaptcha, { id: hash(key) });
  if (!captcha) return false;
  // Of several simultaneous answers only the one that deletes the row counts.
  const { affected } = await db.transaction((tx) => tx.delete(IssuedCaptcha, { id: captcha.id }));
  if (affected !== 1 || isOver(captcha.expiresAt, clock.now())) return false;
  return [captcha.pictureHash, captcha.sumHash].includes(hashAnswer(key, answer));
}

/** Deletes expired captchas. */
export function forgetOldCaptchas(services: Services): Promise<number> {
  const isExpired = LessThanOrEqual(services.clock.now());
  return deleteOld(services, IssuedCaptcha, { expiresAt: isExpired });
}
