import type { CaptchaArtist } from './captcha';

/** Five characters, none of which looks like another. */
export const svgCaptchaArtist: CaptchaArtist = {
  async draw() {
    const { create } = await import('svg-captcha');
    // In ink: its colours are too pale for white paper.
    const { text, data } = create({ size: 5, noise: 3, color: false, ignoreChars: '0oO1iIlLsS5' });
    return { characters: text, svg: data };
  },
};
