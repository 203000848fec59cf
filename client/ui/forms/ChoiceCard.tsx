import { chakra } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** The short name of the choice, read out with the button. */
  label: ReactNode;
  /** Read out after the name. */
  children?: ReactNode;
}

/** One of several things to choose from, side by side as cards with a radio button. */
export function ChoiceCard({ label, children, disabled, ...input }: ChoiceCardProps) {
  const id = useId();
  return (
    <Sheet data-disabled={disabled || undefined}>
      <chakra.span display="flex" alignItems="center" gap="3" minHeight="24px" fontWeight="600">
        <chakra.input
          type="radio"
          boxSize="20px"
          flexShrink="0"
          {...input}
          disabled={disabled}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-description`}
        />
        <span id={`${id}-name`}>{label}</span>
      </chakra.span>
      <chakra.span id={`${id}-description`} display="grid" gap="1">
        {children}
      </chakra.span>
    </Sheet>
  );
}

const Sheet = chakra('label', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    padding: '4',
    minWidth: '0',
    overflowWrap: 'anywhere',
    background: 'surface',
    borderRadius: 'card',
    outline: '1px solid {colors.hairline}',
    cursor: 'pointer',
    '&:has(:checked)': { outline: '2px solid {colors.brand}' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '&[data-disabled]': { background: 'neutralTint', color: 'muted', cursor: 'not-allowed' },
  },
});
