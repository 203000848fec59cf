import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/forms/fields';
import { pasteInOneLine } from '../../ui/forms/pasteInOneLine';
import type { useAppForm } from '../../ui/forms/useAppForm';
import { isWebLink, type ItemDraft } from './itemDraft';

/** The saved link, which can be changed; without one, a field for it and a button to read its page. */
export function LinkField({ form }: { form: ReturnType<typeof useAppForm<ItemDraft>> }) {
  const text = useText();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [url, listingId] = useWatch({ control: form.control, name: ['url', 'listingId'] });
  if (listingId !== null && !isOpen)
    return (
      <PastedLink>
        <chakra.span gridColumn={{ base: '1 / -1', sm: 'auto' }} color="muted" fontSize="sm">
          {text('cart.link')}
        </chakra.span>
        <chakra.a
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          fontFamily="mono"
          fontSize="sm"
          color="brand"
          display="inline-flex"
          alignItems="center"
          minHeight={{ base: '44px', sm: '0' }}
          minWidth="0"
          overflowWrap="anywhere"
        >
          {url.replace(/^https?:\/\/(www\.)?/, '')}
        </chakra.a>
        <Button
          look="quiet"
          size="sm"
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
      </PastedLink>
    );
  return (
    <div>
      <TextField
        {...form.register('url', {
          validate: (link) => isWebLink(link) || text('cart.enterLink'),
        })}
        label={text('cart.link')}
        inputMode="url"
        autoComplete="off"
        autoFocus={isOpen}
        onPaste={pasteInOneLine}
        isRequired
        error={form.errors.url?.message}
      />
      {/* What stood here at first has been read already, or could not be; a text around a link will do. */}
      {form.dirtyFields.url && (
        <Button look="quiet" isRepeatable onClick={() => void navigate(paths.goods.href({ url }))}>
          <FormattedMessage id="cart.readLink" />
        </Button>
      )}
    </div>
  );
}

const PastedLink = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '3',
    minHeight: '52px',
    paddingX: '4',
    paddingY: '1',
    background: 'neutralTint',
    borderRadius: 'input',
  },
});
