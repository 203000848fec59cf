import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { CookieJar } from '../../apollo/cookies';
import {
  keepColorMode,
  readColorMode,
  showColorMode,
  type ColorMode,
} from '../../features/site/colorMode';

type Shade = Exclude<ColorMode, 'system'>;

interface ColorChoice {
  /** What is seen now, also where the system decides. */
  readonly shade: Shade;
  switchShade(): void;
}

const ColorContext = createContext<ColorChoice | null>(null);

export function useColors(): ColorChoice {
  const choice = use(ColorContext);
  if (!choice) throw new Error('A part of the console is outside of its ColorModeProvider');
  return choice;
}

function shadeOf(mode: ColorMode): Shade {
  if (mode !== 'system') return mode;
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Light or dark: the system's colours until one is chosen, which this browser keeps. */
export function ColorModeProvider({
  cookies,
  children,
}: {
  cookies: CookieJar;
  children: ReactNode;
}) {
  const [shade, setShade] = useState(() => shadeOf(readColorMode(cookies)));
  const choice = useMemo(
    () => ({
      shade,
      switchShade() {
        const other = shade === 'light' ? 'dark' : 'light';
        keepColorMode(cookies, other);
        showColorMode(document.documentElement, other);
        setShade(other);
      },
    }),
    [shade, cookies],
  );
  return <ColorContext value={choice}>{children}</ColorContext>;
}
