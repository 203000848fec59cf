import { colors } from '../../ui/theme/theme-colors';

export type ColorName = keyof typeof colors;
export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

type Rgb = readonly [red: number, green: number, blue: number];

/** Text and background colours, as the screens combine them. */
export const pairs: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['brand', 'paper'],
  ['brand', 'surface'],
  ['brandText', 'brand'],
  ['brandText', 'brandHover'],
  ['accentText', 'accent'],
  ['accentText', 'accentHover'],
  ['bandText', 'band'],
  ['ok', 'okTint'],
  ['warn', 'warnTint'],
  ['danger', 'dangerTint'],
  ['danger', 'surface'],
  ['info', 'infoTint'],
  ['neutral', 'neutralTint'],
];

/** One of the two values of a colour, as the style sheet has it. */
export function valueIn(mode: Mode, name: ColorName): string {
  const [, light = '', dark = ''] = /^light-dark\((#\w+), (#\w+)\)$/.exec(colors[name].value) ?? [];
  return mode === 'light' ? light : dark;
}

/** Contrast of a pair, from 1 to 21, by WCAG 2. */
export function contrastOf(mode: Mode, text: ColorName, ground: ColorName): number {
  const [darker, lighter] = [text, ground]
    .map((name) => luminance(channels(valueIn(mode, name))))
    .sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function channels(color: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
