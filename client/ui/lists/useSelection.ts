import { useState } from 'react';

/**
 * Which rows of a page are chosen. `choosable`: the ids that may be, in their order; what was chosen
 * and has left them since is chosen no more.
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
