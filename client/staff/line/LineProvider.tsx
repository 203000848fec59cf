import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { siteStorage } from '../../apollo/browserStorage';
import { useStableCallback } from '../../ui/useStableCallback';
import { createPlayer } from '../scan/sounds';
import { readVolume } from '../station/station';
import { print, type Line, type TapeEntry } from './line';

const TAPE = 'staff.tape';
const nothing: Line = { look: 'wait', sentence: { id: 'line.nothing' } };

interface LineState {
  /** What happened last on this screen, or else what it waits for. */
  readonly line: Line;
  /** Counts what was said, so that the same sentence twice is heard twice. */
  readonly count: number;
  readonly tape: readonly TapeEntry[];
}

interface Speaker {
  /** Says what happened, by words and by sound, and prints it on the tape. */
  speak(line: Line): void;
  /** Says what a screen waits for, as long as nothing has happened on it; a new screen begins with it. */
  wait(line: Line, isNewScreen: boolean): void;
  /** Forgets all that was said, when a person leaves. */
  clear(): void;
}

const LineContext = createContext<LineState | null>(null);
const SpeakerContext = createContext<Speaker | null>(null);

function provided<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A part of the console is outside of its LineProvider');
  return value;
}

export const useLine = (): LineState => provided(use(LineContext));
export const useSpeaker = (): Speaker => provided(use(SpeakerContext));

/** Says what the screen waits for; a line that differs replaces it. */
export function useWaiting(line: Line): void {
  const { wait } = useSpeaker();
  const isShown = useRef(false);
  const show = useStableCallback(() => {
    wait(line, !isShown.current);
    isShown.current = true;
  });
  const key = JSON.stringify([line.sentence, line.detail, line.look]);
  useEffect(() => show(), [key, show]);
}

/** Holds what the scan line says, and the tape, which this browser keeps. */
export function LineProvider({ children }: { children: ReactNode }) {
  const [{ said, waiting, count, tape }, setState] = useState(() => ({
    ...{ said: null as Line | null, waiting: nothing, count: 0 },
    tape: (siteStorage.read(TAPE) as readonly TapeEntry[] | null) ?? [],
  }));
  useEffect(() => siteStorage.save(TAPE, tape), [tape]);

  const speaker = useMemo(() => {
    const play = createPlayer(window, readVolume);
    return {
      speak(line: Line) {
        if (line.sound) play(line.sound);
        const at = Date.now();
        setState((before) => ({
          ...{ ...before, said: line, count: before.count + 1 },
          tape: print(before.tape, line, at),
        }));
      },
      wait: (line: Line, isNewScreen: boolean) =>
        setState((before) => ({
          ...{ ...before, waiting: line },
          said: isNewScreen ? null : before.said,
        })),
      clear: () => setState({ said: null, waiting: nothing, count: 0, tape: [] }),
    };
  }, []);

  const line = said ?? waiting;
  const shown = useMemo<LineState>(() => ({ line, count, tape }), [line, count, tape]);
  return (
    <SpeakerContext value={speaker}>
      <LineContext value={shown}>{children}</LineContext>
    </SpeakerContext>
  );
}
