import { useState } from 'react';

/**
 * Returns the selected rows of a page. `choosable` holds the ids that can be selected, in order; ids that
 * leave it are deselected.
 */
export function useSelection(choosable: readonly string[]) {
  const [marked, setMarked] = useState<readonly string[]>([]);
  const chosen = choosable.filter((id) => marked.includes(id));
  return {
    chosen,
    isAll: choosable.length > 0 && chosen.length === choosable.length,
    choose: (id: string, isChosen: boolean) =>
      setMarked(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id)),
    chooseAll: (isAll: boolean) => setMarked(isAll ? choosable : []),
  };
}
