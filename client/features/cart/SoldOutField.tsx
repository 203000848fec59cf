import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { CheckboxField } from '../../ui/forms/fields';
import type { useAppForm } from '../../ui/forms/useAppForm';
import type { ItemDraft } from './itemDraft';

interface SoldOutFieldProps {
  form: ReturnType<typeof useAppForm<ItemDraft>>;
  /** True if the page said so; the server may know of it by now where the page did not. */
  isSoldOut: boolean;
}

/** Asks whether an item is wanted though its shop has none left, before a fee is paid for it in vain. */
export function SoldOutField({ form, isSoldOut }: SoldOutFieldProps) {
  const text = useText();
  const error = form.errors.acknowledgesSoldOut?.message;
  if (!isSoldOut && !error) return null;
  return (
    <chakra.aside marginTop="4" padding="3" background="warnTint" borderRadius="input">
      <CheckboxField
        {...form.register('acknowledgesSoldOut', {
          validate: (isKnown) => isKnown || text('listings.acknowledgeSoldOutFirst'),
        })}
        error={error}
        isRequired
      >
        <FormattedMessage id="listings.acknowledgeSoldOut" />
      </CheckboxField>
    </chakra.aside>
  );
}
