import { createContext, type ReactNode } from 'react';

/** What a frame has to say on each of its pages: below the title, which nothing may push down. */
export const BelowTitleContext = createContext<ReactNode>(null);
