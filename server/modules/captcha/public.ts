/** The public face of captchas. */
export { requireCaptcha, type CaptchaAnswer } from './require-captcha';
