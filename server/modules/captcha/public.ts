/** What neighbours may ask of the captchas. */
export { requireCaptcha, type CaptchaAnswer } from './require-captcha';
