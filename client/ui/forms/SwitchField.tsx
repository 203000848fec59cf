import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Something that is on or off at once, with its sentence beside it. */
export function SwitchField({ children, ...input }: ComponentProps<'input'>) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="3"
      minHeight="44px"
      paddingY="1"
      lineHeight="1.35"
      cursor="pointer"
    >
      <Track type="checkbox" role="switch" {...input} />
      <span>{children}</span>
    </chakra.label>
  );
}

const Track = chakra('input', {
  base: {
    position: 'relative',
    flex: 'none',
    appearance: 'none',
    width: '40px',
    height: '24px',
    borderRadius: 'full',
    border: '1px solid {colors.inputBorder}',
    background: 'surface',
    cursor: 'pointer',
    transition: 'background-color {durations.fast}',
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '3px',
      top: '3px',
      boxSize: '16px',
      borderRadius: 'full',
      background: 'inputBorder',
      transition: 'transform {durations.fast}',
    },
    _checked: {
      background: 'brand',
      borderColor: 'brand',
      _after: { transform: 'translateX(16px)', background: 'brandText' },
    },
    // Colours of ours are gone where the system has its own.
    '@media (forced-colors: active)': { appearance: 'auto', _after: { content: 'none' } },
  },
});
