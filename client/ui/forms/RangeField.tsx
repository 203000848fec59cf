import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const Track = chakra('input', {
  base: { width: '100%', height: '44px', accentColor: 'brand', cursor: 'pointer' },
});

interface RangeFieldProps extends Omit<ComponentProps<typeof Track>, 'type' | 'onChange'> {
  label: string;
  onChange: (value: number) => void;
}

/** A slider with its name above; the arrow keys move it too. */
export function RangeField({ label, onChange, ...props }: RangeFieldProps) {
  return (
    <chakra.label display="grid" fontWeight="600">
      {label}
      <Track type="range" {...props} onChange={(event) => onChange(event.target.valueAsNumber)} />
    </chakra.label>
  );
}
