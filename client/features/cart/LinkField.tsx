import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/forms/fields';
import type { useAppForm } from '../../ui/forms/useAppForm';
import { isWebLink, type ItemDraft } from './itemDraft';

/** The link that was kept, which can be changed; or a field for it where none was. */
export function LinkField({ form }: { form: ReturnType<typeof useAppForm<ItemDraft>> }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [url, listingId] = useWatch({ control: form.control, name: ['url', 'listingId'] });
  if (listingId !== null && !isOpen)
    return (
      <Kept>
        <chakra.span color="muted" fontSize="sm">
          {text('cart.link')}
        </chakra.span>
        <chakra.a
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          fontFamily="mono"
          fontSize="sm"
          color="brand"
          minWidth="0"
          overflowWrap="anywhere"
        >
          {url.replace(/^https?:\/\/(www\.)?/, '')}
        </chakra.a>
        <Button
          look="quiet"
          size="sm"
          marginInlineStart="auto"
          isRepeatable
          onClick={() => {
            // Another link is another item: what is known of this one says nothing of it.
            form.setValue('listingId', null);
            form.setValue('variantId', null);
            setOpen(true);
          }}
        >
          <FormattedMessage id="listings.changeLink" />
        </Button>
      </Kept>
    );
  return (
    <TextField
      {...form.register('url', {
        validate: (link) => isWebLink(link) || text('cart.enterLink'),
      })}
      label={text('cart.link')}
      inputMode="url"
      autoComplete="off"
      autoFocus={isOpen}
      isRequired
      error={form.errors.url?.message}
    />
  );
}

const Kept = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '3',
    flexWrap: 'wrap',
    minHeight: '52px',
    paddingX: '4',
    paddingY: '1',
    background: 'neutralTint',
    borderRadius: 'input',
  },
});
