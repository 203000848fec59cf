import { createContext } from 'react';
import type { ColorMode } from './colorMode';

/** The mode the page was opened in, so that a server renders the same switch. */
export const ColorModeContext = createContext<ColorMode>('system');
