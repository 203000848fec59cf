import { useQuery } from '@apollo/client/react';
import { useWatch, type Control } from 'react-hook-form';
import { ItemRestrictionsDocument, type ItemRestrictionsQuery } from '../../gql/graphql';
import { useDebounced } from '../../ui/useDebounced';
import type { ItemDraft } from './itemDraft';

/**
 * Returns restrictions on the item of a form, as it is typed; only the server knows the rules. The last
 * result stays until the next one; if the query fails nothing is shown, and adding the item checks again.
 */
export function useItemRestrictions(
  control: Control<ItemDraft>,
): ItemRestrictionsQuery['itemRestrictions'] {
  const [name, specification, description, remark] = useWatch({
    control,
    name: ['name', 'specification', 'description', 'remark'],
  });
  const typed = [name, specification, description, remark].join('\0');
  const words = useDebounced(typed);
  const [item = '', chosen = '', about = '', asked = ''] = words.split('\0');
  // An emptied form shows no restriction, without delay.
  const isBlank = [typed, words].some((one) => one.replaceAll('\0', '').trim() === '');
  const { data, previousData } = useQuery(ItemRestrictionsDocument, {
    variables: {
      ...{ name: item.slice(0, 200), specification: chosen.slice(0, 300) },
      ...{ description: about.slice(0, 1_000), remark: asked.slice(0, 500) },
    },
    skip: isBlank,
    // Results for partly typed names are not worth caching.
    fetchPolicy: 'no-cache',
    context: { handlesErrors: true },
  });
  return isBlank ? [] : ((data ?? previousData)?.itemRestrictions ?? []);
}
