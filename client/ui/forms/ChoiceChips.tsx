import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { chipStyle } from '../theme/chipStyle';

interface ChoiceChipsProps {
  /** Name of the group for screen readers. */
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
    ...chipStyle,
    position: 'relative',
    cursor: 'pointer',
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    // The chip is the button.
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
  },
});
