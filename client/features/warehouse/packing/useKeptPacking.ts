import { useEffect } from 'react';
import type { useAppForm } from '../../../ui/forms/useAppForm';
import { keepPacking, keptPacking } from './keptPacking';
import type { PackingValues } from './packingValues';

type PackingForm = Pick<
  ReturnType<typeof useAppForm<PackingValues>>,
  'getValues' | 'reset' | 'subscribe'
>;

/** Choices outlive a reload, the way to another page and the loss of an item (RT-16). */
export function useKeptPacking(
  { getValues, reset, subscribe }: PackingForm,
  addressIds: readonly string[],
) {
  useEffect(() => {
    const kept = keptPacking(getValues(), addressIds);
    if (kept) reset(kept);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepPacking(values),
    });
    // What was kept is read once, when the form appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
}
