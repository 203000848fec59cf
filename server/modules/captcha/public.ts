/** The public exports of captchas. */
export { requireCaptcha, type CaptchaAnswer } from './require-captcha';
