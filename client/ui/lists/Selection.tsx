import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { announceBarHeight } from '../announceBarHeight';
import { Button } from '../Button';
import { bottomBar } from '../layout/bottomBar';

interface SelectAllProps {
  count: number;
  chosenCount: number;
  onChange: (isAll: boolean) => void;
  children: ReactNode;
}

/** The box that chooses every row that can be chosen; half-ticked while some are. */
export function SelectAll({ count, chosenCount, onChange, children }: SelectAllProps) {
  const isAll = count > 0 && chosenCount === count;
  return (
    <BoxLabel>
      <chakra.input
        type="checkbox"
        boxSize="20px"
        disabled={count === 0}
        checked={isAll}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = chosenCount > 0 && !isAll;
        }}
        onChange={() => onChange(!isAll)}
      />
      {children}
    </BoxLabel>
  );
}

interface SelectRowProps {
  label: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** The box of one row; 44 px to hit. */
export function SelectRow({ label, isChosen, onChange }: SelectRowProps) {
  return (
    <BoxLabel justifyContent="center" width="44px" margin="-10px 0 0 -12px">
      <chakra.input
        type="checkbox"
        boxSize="20px"
        aria-label={label}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
    </BoxLabel>
  );
}

interface SelectionBarProps {
  /** Summary of the selection, e.g. "2 orders · ¥210.00"; announced on changes. */
  summary: ReactNode;
  onClear: () => void;
  /** Actions for the selection. */
  children: ReactNode;
}

/** Stays in view wherever the list is scrolled to. */
export function SelectionBar({ summary, onClear, children }: SelectionBarProps) {
  const text = useText();
  return (
    <Bar ref={announceBarHeight} data-at-foot aria-label={text('common.selection')}>
      <chakra.p role="status" flex="1 1 160px">
        {summary}
      </chakra.p>
      <Flex gap="2" flexWrap="wrap">
        <Button look="quiet" isRepeatable onClick={onClear}>
          <FormattedMessage id="common.clearSelection" />
        </Button>
        {children}
      </Flex>
    </Bar>
  );
}

const BoxLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    flexShrink: '0',
    cursor: 'pointer',
    _print: { display: 'none' },
  },
});

const Bar = chakra('aside', {
  base: {
    ...bottomBar,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    padding: '3',
  },
});
