import { DomainError } from '../../kernel/errors';
import type { Services } from '../../platform/services';
import { isCaptchaSolved } from './captcha-store';

/** The captcha fields of a form. */
export interface CaptchaAnswer {
  readonly captchaKey?: string | null;
  readonly captchaCode?: string | null;
}

/**
 * Uses a captcha up, if the configuration requires one.
 * @throws DomainError WRONG_CAPTCHA, also for one that is missing, used or 10 minutes old
 */
export async function requireCaptcha(
  services: Services,
  { captchaKey, captchaCode }: CaptchaAnswer,
): Promise<void> {
  if (!services.captcha.isRequired) return;
  if (!captchaKey || !captchaCode || !(await isCaptchaSolved(services, captchaKey, captchaCode)))
    throw new DomainError('WRONG_CAPTCHA');
}
