import { createContext, type ReactNode } from 'react';

/** A notice of the layout on each of its pages: below the title, where it shifts nothing above. */
export const TitleSlotContext = createContext<ReactNode>(null);
