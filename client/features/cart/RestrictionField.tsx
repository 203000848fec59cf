import { chakra } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { RestrictionNotice } from '../../ui/feedback/RestrictionNotice';
import { CheckboxField } from '../../ui/forms/fields';
import type { useAppForm } from '../../ui/forms/useAppForm';
import type { ItemDraft } from './itemDraft';
import { useItemRestrictions } from './useItemRestrictions';

/**
 * Says what may keep the item from being sent, and asks the shopper to acknowledge it. What was
 * acknowledged counts for those kinds of goods alone: others that are typed later ask again.
 */
export function RestrictionField({ form }: { form: ReturnType<typeof useAppForm<ItemDraft>> }) {
  const text = useText();
  const restrictions = useItemRestrictions(form.control);
  const kinds = restrictions.map(({ kind }) => kind).join(' ');
  const isRefused = restrictions.some((one) => one.isRefused);
  return (
    <chakra.div role="status" marginTop={kinds ? '4' : undefined}>
      <RestrictionNotice restrictions={restrictions}>
        {!isRefused && (
          <Controller
            control={form.control}
            name="acknowledgedKinds"
            rules={{ validate: (known) => known === kinds || text('listings.acknowledgeFirst') }}
            render={({ field: { value, onChange, ...field } }) => (
              <CheckboxField
                {...field}
                checked={value === kinds}
                onChange={({ target }) => onChange(target.checked ? kinds : '')}
                error={form.errors.acknowledgedKinds?.message}
                isRequired
              >
                <FormattedMessage id="listings.acknowledge" />
              </CheckboxField>
            )}
          />
        )}
      </RestrictionNotice>
    </chakra.div>
  );
}
