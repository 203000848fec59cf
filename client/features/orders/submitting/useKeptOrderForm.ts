import { useEffect } from 'react';
import { tabStorage } from '../../../apollo/tabStorage';
import type { useAppForm } from '../../../ui/forms/useAppForm';
import type { ConfirmOrderValues } from './confirmOrderValues';

const KEPT_AS = 'order-form';

interface Kept {
  readonly viewerId: string;
  readonly values: ConfirmOrderValues;
}

type OrderForm = Pick<ReturnType<typeof useAppForm<ConfirmOrderValues>>, 'reset' | 'subscribe'>;

/**
 * What was typed outlives a reload and the way to another page, until the order is submitted or the
 * shopper signs out (RT-22). Another shopper never sees it.
 */
export function useKeptOrderForm({ reset, subscribe }: OrderForm, viewerId: string) {
  useEffect(() => {
    const kept = readKept();
    if (kept?.viewerId === viewerId) reset(kept.values, { keepDefaultValues: true });
    else forgetOrderForm();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        tabStorage()?.setItem(KEPT_AS, JSON.stringify({ viewerId, values } satisfies Kept)),
    });
  }, [reset, subscribe, viewerId]);
}

export function forgetOrderForm(): void {
  tabStorage()?.removeItem(KEPT_AS);
}

function readKept(): Kept | null {
  const kept = JSON.parse(tabStorage()?.getItem(KEPT_AS) ?? 'null') as Kept | null;
  // A count that was no number is kept as null.
  if (kept) kept.values.finePhotos.count ??= 0;
  return kept;
}
