import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayOpen } from '../access';
import { useLanguage } from '../i18n/LanguageProvider';
import { useKeys, type KeyBinding } from '../keys/KeysProvider';
import { usePerson } from '../person';
import { stopNames, stops } from '../routes/stops';
import { useColors } from '../theme/ColorModeProvider';

/** Id of the element of the screen inside of the frame. */
export const MAIN_ID = 'main';

/** What may lie over the screen. */
export type OverlayName = 'keys' | 'tape' | 'menu';

/** Keys that work on every screen. Returns the letters that `G` waits for, if it was pressed, and what lies on top. */
export function useFrameKeys() {
  const navigate = useNavigate();
  const { rights } = usePerson();
  const { switchLanguage } = useLanguage();
  const { switchShade } = useColors();
  const [overlay, setOverlay] = useState<OverlayName>();
  const [isGoing, setGoing] = useState(false);
  const open = stopNames.map((name) => stops[name]).filter(({ needs }) => mayOpen(rights, needs));

  const go = (path: string) => {
    setGoing(false);
    void navigate(path);
  };
  const beginToGo = () => {
    // The letter that follows is not for the field in which Alt+G was pressed.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    setGoing(true);
  };
  const everywhere: KeyBinding[] = [
    { keys: 'G', run: beginToGo },
    { keys: '/', run: () => go(stops.find.path) },
    { keys: '?', run: () => setOverlay('keys') },
    { keys: 'H', run: () => setOverlay('tape') },
    { keys: 'Alt+J', run: () => void switchLanguage() },
    { keys: 'Ctrl+J', run: () => void switchLanguage() },
    { keys: 'Alt+D', run: switchShade },
  ];
  useKeys(everywhere, 'frame');
  useKeys(
    isGoing
      ? [
          ...open.map(({ letter, path }) => ({ keys: letter, run: () => go(path) })),
          { keys: 'Esc', run: () => setGoing(false) },
        ]
      : [],
    'go',
  );
  return {
    overlay,
    setOverlay,
    goingTo: isGoing ? open.map(({ letter }) => letter).join(' ') : undefined,
  };
}
