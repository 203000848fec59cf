import { useState } from 'react';

type Field = HTMLInputElement | null;

/** The fields of the cart that hold a quantity which cannot be, by the ids of their items. */
export function useRefusedQuantities() {
  const [fields, setFields] = useState<Readonly<Record<string, Field>>>({});
  return {
    tell: (id: string, field: Field) => setFields((before) => ({ ...before, [id]: field })),
    /** The first of what is selected: others can wait, and a row that was removed took its field along. */
    firstOf: (items: readonly { id: string; isSelected: boolean }[]): Field =>
      items.map(({ id, isSelected }) => (isSelected && fields[id]) || null).find(isOnPage) ?? null,
  };
}

/** A row restored by undo has a new field that has no error yet. */
function isOnPage(field: Field): boolean {
  return field?.isConnected ?? false;
}
