import { useState } from 'react';
import { useText } from '../i18n/useText';
import { useKeys } from '../keys/KeysProvider';

interface Row {
  readonly id: string;
}

/** The chosen row of a list, which `J` and `K` move; the first one where none was chosen, or where it has gone. */
export function useRows<Each extends Row>(rows: readonly Each[]) {
  const text = useText();
  const [id, choose] = useState<string>();
  const found = rows.findIndex((row) => row.id === id);
  const index = Math.max(0, found);
  const move = (steps: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, index + steps))];
    if (!next) return;
    choose(next.id);
    document.getElementById(`row-${next.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const label = text('keys.row');
  useKeys(
    rows.length > 1
      ? [
          { keys: 'J', label, run: () => move(1) },
          { keys: 'K', label, run: () => move(-1) },
          { keys: '↓', run: () => move(1) },
          { keys: '↑', run: () => move(-1) },
        ]
      : [],
  );
  return { chosen: rows[index], choose };
}
