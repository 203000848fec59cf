import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStableCallback } from '../../ui/useStableCallback';
import type { Line } from '../line/line';
import { useSpeaker } from '../line/LineProvider';
import { readPrefixSeen, savePrefixSeen } from '../station/station';
import { hear, identify, secondsSinceHeard, type Heard, type Scanned } from './codes';
import { listenToScanner } from './listenToScanner';
import type { Outcome } from './scanMachine';

/** A code, and how many milliseconds its signs took. */
export type TakenScan = Scanned & { readonly ms: number };

interface ScanTaker {
  take(scan: TakenScan): void;
  /** True for a screen that wants to hear of the same code again and again. */
  takesRepeats?: boolean;
}

interface Scans {
  /** Milliseconds at which the prefix was last seen here; undefined for never. */
  readonly prefixSeen: number | undefined;
  register(taker: ScanTaker): () => void;
}

const ScanContext = createContext<Scans | null>(null);

function useScanContext(): Scans {
  const scans = use(ScanContext);
  if (!scans) throw new Error('A part of the console is outside of its ScanProvider');
  return scans;
}

export const usePrefixSeen = () => useScanContext().prefixSeen;

/** Takes scans while the component is there; the one that came last goes before the others. */
export function useScans(take: (scan: TakenScan) => void, takesRepeats = false): void {
  const { register } = useScanContext();
  const latest = useStableCallback(take);
  useEffect(() => register({ take: latest, takesRepeats }), [register, latest, takesRepeats]);
}

/** What the line says of a scan that is none. */
function fault(outcome: Exclude<Outcome, { kind: 'code' }>): Line {
  const code = 'text' in outcome ? outcome.text : undefined;
  const ids = {
    'no end': 'scan.noEnd',
    'no prefix': 'scan.noPrefix',
    'input method': 'scan.inputMethod',
  } as const;
  return {
    ...{ look: 'stop', sound: 'refused', code, sentence: { id: ids[outcome.kind] } },
    detail: { id: 'scan.nothingDone' },
  };
}

interface ScanProviderProps {
  /** Takes codes on screens that take none. */
  onUntaken: (scan: TakenScan) => void;
  children: ReactNode;
}

/** Hears the scanner on every screen, refuses what is no code, and gives codes to the screen that takes them. */
export function ScanProvider({ onUntaken, children }: ScanProviderProps) {
  const { speak } = useSpeaker();
  const [prefixSeen, setPrefixSeen] = useState(readPrefixSeen);
  const takers = useRef<ScanTaker[]>([]);
  const heard = useRef<Heard>(new Map());

  const take = useStableCallback((text: string, ms: number) => {
    const scanned = identify(text);
    const { kind, code } = scanned;
    const taker = takers.current.at(-1);
    if (kind === 'wrong check character')
      return speak({
        ...{ look: 'stop', sound: 'refused', code },
        sentence: { id: 'scan.wrongCheck', values: { code } },
        detail: { id: 'scan.neverGuessed' },
      });
    const at = Date.now();
    const seconds = secondsSinceHeard(heard.current, scanned, at);
    if (seconds !== undefined && !taker?.takesRepeats)
      return speak({
        ...{ look: 'info', sound: 'repeated', code },
        sentence: { id: 'scan.repeated', values: { seconds } },
      });
    heard.current = hear(heard.current, code, at);
    (taker?.take ?? onUntaken)({ ...scanned, ms });
  });

  const hearOutcome = useStableCallback((outcome: Outcome) => {
    if (outcome.kind === 'code') take(outcome.text, outcome.ms);
    else speak(fault(outcome));
  });

  useEffect(() => {
    const onPrefix = () => {
      const at = Date.now();
      savePrefixSeen(at);
      setPrefixSeen(at);
    };
    return listenToScanner(window, { onOutcome: hearOutcome, onPrefix });
  }, [hearOutcome]);

  const scans = useMemo(
    () => ({
      prefixSeen,
      register(taker: ScanTaker) {
        takers.current = [...takers.current, taker];
        return () => {
          takers.current = takers.current.filter((other) => other !== taker);
        };
      },
    }),
    [prefixSeen],
  );
  return <ScanContext value={scans}>{children}</ScanContext>;
}
