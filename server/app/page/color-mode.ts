const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/** What the cookie `colorMode` chooses; null, the system's preference, for anything unknown. */
export function chosenColorMode(cookie: string | undefined): ColorMode | null {
  return colorModes.find((mode) => mode === cookie) ?? null;
}
