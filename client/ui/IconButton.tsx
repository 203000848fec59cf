import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

const Square = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: '32px',
    height: '32px',
    borderRadius: 'input',
    color: 'inherit',
    cursor: 'pointer',
    _hover: { background: 'neutralTint' },
    // On phones the touch target is larger than the visible square, without taking up space.
    mdDown: { _after: { content: '""', position: 'absolute', inset: '-6px' } },
    '&[aria-disabled=true]': { opacity: '0.4', cursor: 'not-allowed' },
  },
});

interface IconButtonProps extends ComponentProps<typeof Square> {
  icon: LucideIcon;
  /** Accessible name of the action. */
  label: string;
}

export function IconButton({ icon: Icon, label, ...props }: IconButtonProps) {
  return (
    <Square type="button" aria-label={label} title={label} {...props}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </Square>
  );
}
