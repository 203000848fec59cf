import { create } from 'svg-captcha';
import type { CaptchaArtist } from './captcha';

/** Five characters, none of which looks like another. */
export const svgCaptchaArtist: CaptchaArtist = {
  draw() {
    const { text, data } = create({ size: 5, noise: 3, color: true, ignoreChars: '0oO1iIlLsS5' });
    return { characters: text, svg: data };
  },
};
