import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { areLettersOff, saveLettersOff } from './station';

type LettersOff = readonly [areOff: boolean, setOff: (areOff: boolean) => void];

const LettersOffContext = createContext<LettersOff>([false, () => undefined]);

export const useLettersOff = () => use(LettersOffContext);

/** Whether a person wants no commands of a single key; this browser remembers it by their id. */
export function LettersOffProvider({ person, children }: { person: string; children: ReactNode }) {
  const [areOff, setOff] = useState(() => areLettersOff(person));
  const choice = useMemo<LettersOff>(
    () => [
      areOff,
      (next) => {
        saveLettersOff(person, next);
        setOff(next);
      },
    ],
    [areOff, person],
  );
  return <LettersOffContext value={choice}>{children}</LettersOffContext>;
}
