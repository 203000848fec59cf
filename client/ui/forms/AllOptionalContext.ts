import { createContext } from 'react';

/** Whether a sentence above the fields says that all of them may be left empty, so that none has to say it again. */
export const AllOptionalContext = createContext(false);
