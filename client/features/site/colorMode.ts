import type { CookieJar } from '../../apollo/cookies';

export const colorModes = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

const COOKIE = 'colorMode';
const ONE_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Returns the chosen colour mode; by default that of the system. */
export function readColorMode(cookies: CookieJar): ColorMode {
  const chosen = cookies.read(COOKIE);
  return colorModes.find((mode) => mode === chosen) ?? 'system';
}

export function keepColorMode(cookies: CookieJar, mode: ColorMode): void {
  cookies.write(COOKIE, mode, ONE_YEAR_IN_SECONDS);
}

/** The theme's colours follow this attribute; without it they follow the system. */
export function showColorMode(root: HTMLElement, mode: ColorMode): void {
  if (mode === 'system') delete root.dataset.theme;
  else root.dataset.theme = mode;
}
