import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

interface ChoiceChipsProps {
  /** What is chosen, read out before the choices. */
  label: string;
  value: string;
  choices: readonly { value: string; label: string; lang?: string }[];
  onChoose: (value: string) => void;
}

/** A choice among few that are all in sight; it holds as soon as it is made. */
export function ChoiceChips({ label, value, choices, onChoose }: ChoiceChipsProps) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <ChoiceChip key={choice.value} lang={choice.lang}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
        </ChoiceChip>
      ))}
    </Group>
  );
}

const Group = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const ChoiceChip = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', md: '36px' },
    paddingX: '3',
    border: '1px solid {colors.inputBorder}',
    borderRadius: 'input',
    background: 'surface',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { background: 'neutralTint' },
    '&:has(:checked)': {
      borderColor: 'brand',
      boxShadow: 'inset 0 0 0 1px {colors.brand}',
      color: 'brand',
      fontWeight: '600',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    // The chip is the button.
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
  },
});
