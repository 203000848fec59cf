import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useStableCallback } from '../../ui/useStableCallback';
import { focusOf } from '../scan/focusOf';
import { isPressed } from './keys';

/** A key and what it does. */
export interface KeyBinding {
  /** Notation of the key, e.g. `I`, `?`, `Ctrl+Enter`. */
  readonly keys: string;
  /** What it does, for the key bar; without one the bar leaves it out. */
  readonly label?: string;
  run(): void;
}

/**
 * The frame's keys, those of the screen, those that `G` waits for, and those of an open dialog. Later ones go before
 * earlier ones; a dialog silences all others.
 */
const layers = ['frame', 'screen', 'go', 'dialog'] as const;
type Layer = (typeof layers)[number];

interface Bound {
  readonly layer: Layer;
  readonly bindings: readonly KeyBinding[];
}

interface Keys {
  /** Keys of the screen, as the key bar shows them. */
  readonly shown: readonly Pick<KeyBinding, 'keys' | 'label'>[];
  bind(id: string, bound: Bound | undefined): void;
}

const KeysContext = createContext<Keys | null>(null);

function useKeysContext(): Keys {
  const keys = use(KeysContext);
  if (!keys) throw new Error('A part of the console is outside of its KeysProvider');
  return keys;
}

export const useShownKeys = () => useKeysContext().shown;

/** Binds keys while the component is there. A later binding of the same key goes before an earlier one. */
export function useKeys(bindings: readonly KeyBinding[], layer: Layer = 'screen'): void {
  const id = useId();
  const { bind } = useKeysContext();
  const run = useStableCallback((index: number) => bindings[index]?.run());
  const key = JSON.stringify(bindings.map(({ keys, label }) => [keys, label]));
  const bound = useMemo(
    () => ({
      layer,
      bindings: (JSON.parse(key) as [string, string?][]).map(([keys, label], index) => ({
        ...{ keys, label, run: () => run(index) },
      })),
    }),
    [key, layer, run],
  );
  useEffect(() => {
    bind(id, bound);
    return () => bind(id, undefined);
  }, [id, bind, bound]);
}

const isControl = (element: Element | null) =>
  element?.matches('button, a[href], summary, input[type=checkbox], input[type=radio], select') ??
  false;

interface KeysProviderProps {
  /** Whether the person wants no commands of a single key. */
  areLettersOff?: boolean;
  /** True while something else has the screen: the keys stay bound and do nothing. */
  isSilent?: boolean;
  children: ReactNode;
}

/** Hears the keys of the frame, of the screen and of a dialog; the scanner has heard them before. */
export function KeysProvider({
  areLettersOff = false,
  isSilent = false,
  children,
}: KeysProviderProps) {
  const all = useRef(new Map<string, Bound>());
  const [shown, setShown] = useState<Keys['shown']>([]);

  const handle = useStableCallback((event: KeyboardEvent) => {
    if (isSilent || event.defaultPrevented || event.isComposing || event.repeat) return;
    const isInDialog = document.querySelector('dialog[open]') !== null;
    const { activeElement } = document;
    const place = {
      focus: focusOf(activeElement),
      isControl: isControl(activeElement),
      areLettersOff,
    };
    const found = [...all.current.values()]
      .filter(({ layer }) => (layer === 'dialog') === isInDialog)
      .sort((one, other) => layers.indexOf(one.layer) - layers.indexOf(other.layer))
      .flatMap(({ bindings }) => bindings)
      .findLast(({ keys }) => isPressed(keys, event, place));
    if (!found) return;
    event.preventDefault();
    found.run();
  });
  useEffect(() => {
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [handle]);

  const bind = useStableCallback((id: string, bound: Bound | undefined) => {
    if (bound) all.current.set(id, bound);
    else all.current.delete(id);
    const screens = [...all.current.values()].filter(({ layer }) => layer === 'screen');
    setShown(screens.flatMap(({ bindings }) => bindings).filter(({ label }) => label));
  });
  const keys = useMemo(() => ({ shown, bind }), [shown, bind]);
  return <KeysContext value={keys}>{children}</KeysContext>;
}
