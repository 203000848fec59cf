import { use, useState } from 'react';
import { browserCookies } from '../../apollo/cookies';
import { useText } from '../../i18n/useText';
import { ChoiceChips } from '../../ui/forms/ChoiceChips';
import { colorModes, keepColorMode, showColorMode, type ColorMode } from './colorMode';
import { ColorModeContext } from './ColorModeContext';

/** Light, dark, or as the system prefers; kept in the cookie `colorMode`. */
export function ColorModeSwitch({ onChoose }: { onChoose?: (mode: ColorMode) => void }) {
  const text = useText();
  const [mode, setMode] = useState(use(ColorModeContext));

  function choose(preference: string) {
    const chosen = colorModes.find((known) => known === preference) ?? 'system';
    setMode(chosen);
    onChoose?.(chosen);
    keepColorMode(browserCookies(), chosen);
    showColorMode(document.documentElement, chosen);
  }

  return (
    <ChoiceChips
      label={text('common.colorMode')}
      value={mode}
      choices={colorModes.map((known) => ({
        value: known,
        label: text(`common.colorMode.${known}`),
      }))}
      onChoose={choose}
    />
  );
}
