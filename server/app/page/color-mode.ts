const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/**
 * Returns the colour mode chosen by the cookie `colorMode`; null, the system's preference, for anything unknown.
 */
export function chosenColorMode(cookie: string | undefined): ColorMode | null {
  return colorModes.find((mode) => mode === cookie) ?? null;
}
