import { useQuery } from '@apollo/client/react';
import { useWatch, type Control } from 'react-hook-form';
import { ItemRestrictionsDocument, type ItemRestrictionsQuery } from '../../gql/graphql';
import { useSettled } from '../../ui/forms/useSettled';
import type { ItemDraft } from './itemDraft';

/** For how long nothing is typed before the server is asked. */
const PAUSE_MS = 400;

/**
 * What may keep the item of a form from being sent, as it is typed: the server alone knows the rule. What it
 * said last stays until it says something else; where it cannot be asked, nothing is said, and adding the
 * item asks again.
 */
export function useItemRestrictions(
  control: Control<ItemDraft>,
): ItemRestrictionsQuery['itemRestrictions'] {
  const [name, specification, description, remark] = useWatch({
    control,
    name: ['name', 'specification', 'description', 'remark'],
  });
  const typed = [name, specification, description, remark].join('\0');
  const words = useSettled(typed, PAUSE_MS);
  const [item = '', chosen = '', about = '', asked = ''] = words.split('\0');
  // A form that was emptied tells nothing any longer, at once.
  const isBlank = [typed, words].some((one) => one.replaceAll('\0', '').trim() === '');
  const { data, previousData } = useQuery(ItemRestrictionsDocument, {
    variables: {
      ...{ name: item.slice(0, 200), specification: chosen.slice(0, 300) },
      ...{ description: about.slice(0, 1_000), remark: asked.slice(0, 500) },
    },
    skip: isBlank,
    // What was typed on the way is of no use later.
    fetchPolicy: 'no-cache',
    context: { handlesErrors: true },
  });
  return isBlank ? [] : ((data ?? previousData)?.itemRestrictions ?? []);
}
