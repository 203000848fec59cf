import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useStableCallback } from '../useStableCallback';
import { SelectAll, SelectionBar } from './Selection';
import { useSelection } from './useSelection';

/** Props by which an item's card is selected; `isChosen` is undefined where there is nothing to select. */
export interface Choice {
  isChosen: boolean | undefined;
  onChoose: (id: string, isChosen: boolean) => void;
}

interface ChoosableListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Items for which there is one step in common. Only where they are two or more can they be chosen. */
  choosable: readonly Item[];
  selectAll: ReactNode;
  renderItem: (item: Item, choice: Choice) => ReactNode;
  /** Summary of the selected items in the bar at the lower edge, and their action. */
  summary: (chosen: readonly Item[]) => ReactNode;
  step: (chosen: readonly Item[]) => ReactNode;
}

/** The cards of a page. Where two or more can take the same step, they can be chosen and take it together. */
export function ChoosableList<Item extends { id: string }>({
  items,
  choosable,
  selectAll,
  renderItem,
  summary,
  step,
}: ChoosableListProps<Item>) {
  const canChoose = choosable.length > 1;
  const { chosen, choose, chooseAll } = useSelection(choosable.map(({ id }) => id));
  const onChoose = useStableCallback(choose);
  const chosenItems = choosable.filter(({ id }) => chosen.includes(id));

  return (
    <Stack gap={{ base: '2', md: '4' }} marginTop={{ mdDown: canChoose ? '-3' : undefined }}>
      {canChoose && (
        <SelectAll count={choosable.length} chosenCount={chosen.length} onChange={chooseAll}>
          {selectAll}
        </SelectAll>
      )}
      <chakra.ul
        display="grid"
        gap={{ base: '3', md: '4' }}
        gridTemplateColumns="minmax(0, 1fr)"
        listStyleType="none"
      >
        {items.map((item) =>
          renderItem(item, {
            isChosen: canChoose && choosable.includes(item) ? chosen.includes(item.id) : undefined,
            onChoose,
          }),
        )}
      </chakra.ul>
      {chosen.length > 0 && (
        <SelectionBar summary={summary(chosenItems)} onClear={() => chooseAll(false)}>
          {step(chosenItems)}
        </SelectionBar>
      )}
    </Stack>
  );
}
