import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CheckAllProps {
  items: readonly { id: string; isSelected: boolean }[];
  onChange: (ids: string[], isSelected: boolean) => void;
  children: ReactNode;
}

/** One box for many items: checked when all are, half when some are. */
export function CheckAll({ items, onChange, children }: CheckAllProps) {
  const selected = items.filter(({ isSelected }) => isSelected).length;
  const isAll = selected === items.length;
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minHeight="44px" cursor="pointer">
      <chakra.input
        type="checkbox"
        boxSize="20px"
        checked={isAll}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = selected > 0 && !isAll;
        }}
        onChange={() =>
          onChange(
            items.map(({ id }) => id),
            !isAll,
          )
        }
      />
      {children}
    </chakra.label>
  );
}
