import { chakra } from '@chakra-ui/react';
import { useText } from '../i18n/useText';
import { useLettersOff } from '../station/LettersOff';

/** Switches commands of a single key off for this person, as voice control and some hands need it. */
export function LettersSwitch() {
  const text = useText();
  const [areOff, setOff] = useLettersOff();
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="44px"
      padding="0 20px 16px"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        role="switch"
        boxSize="20px"
        checked={!areOff}
        onChange={() => setOff(!areOff)}
      />
      {text('keys.single')}
    </chakra.label>
  );
}
