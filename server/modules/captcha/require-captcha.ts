import { DomainError } from '../../kernel/errors';
import type { Services } from '../../platform/services';
import { isCaptchaSolved } from './captcha-store';

/** What a form carries of a captcha. */
export interface CaptchaAnswer {
  readonly captchaKey?: string | null;
  readonly captchaCode?: string | null;
}

/**
 * Uses a captcha up, where the configuration asks for one.
 * @throws DomainError WRONG_CAPTCHA, also for one that is missing, used or 10 minutes old
 */
export function requireCaptcha(
  { captcha, clock }: Services,
  { captchaKey, captchaCode }: CaptchaAnswer,
): void {
  if (!captcha.isRequired) return;
  if (!captchaKey || !captchaCode || !isCaptchaSolved(captchaKey, captchaCode, clock.now()))
    throw new DomainError('WRONG_CAPTCHA');
}
