import { createContext, type ReactNode } from 'react';

/** What a frame has to say on each of its pages: below the title, which nothing may push down. */
export const TitleSlotContext = createContext<ReactNode>(null);
