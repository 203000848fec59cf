import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

interface SelectAllProps {
  /** Items that can be selected. */
  count: number;
  selectedCount: number;
  onSelect: (isSelected: boolean) => void;
}

/** Selects all that is shown and lies on the shelf, or none of it. */
export function SelectAll({ count, selectedCount, onSelect }: SelectAllProps) {
  const isAll = count > 0 && selectedCount === count;
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minHeight="44px" cursor="pointer">
      <chakra.input
        type="checkbox"
        boxSize="20px"
        disabled={count === 0}
        checked={isAll}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = selectedCount > 0 && !isAll;
        }}
        onChange={() => onSelect(!isAll)}
      />
      <FormattedMessage id="warehouse.selectAll" values={{ count }} />
    </chakra.label>
  );
}
