import { chakra } from '@chakra-ui/react';
import { Package } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { ImageField } from '../../ui/forms/ImageField';
import { NARROW } from '../../ui/theme/narrow';
import type { ItemDraft } from './itemDraft';

interface PictureDropProps {
  form: Pick<UseFormReturn<ItemDraft>, 'control' | 'clearErrors'>;
  upload: (file: File) => Promise<{ id: string; url: string }>;
}

/** A picture of the shopper's own, where the shop's page gave none. */
export function PictureDrop({ form, upload }: PictureDropProps) {
  const text = useText();
  return (
    <Drop>
      <Parcel strokeWidth={1} aria-hidden />
      <chakra.p fontWeight="700">
        <FormattedMessage id="listings.pictureHelps" />
      </chakra.p>
      <ImageField {...{ form, upload }} name="image" label={text('cart.image')} />
    </Drop>
  );
}

const Parcel = chakra(Package, {
  base: {
    gridRow: { base: '1 / span 2', lg: 'auto' },
    gridColumn: '1',
    alignSelf: 'center',
    boxSize: { base: '64px', lg: '96px' },
  },
});

/** On phones a strip, on wide screens in the place and size of the picture that was not read. */
const Drop = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'fit-content(360px)' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    placeContent: { lg: 'center' },
    columnGap: '4',
    rowGap: '3',
    padding: '4',
    aspectRatio: { lg: '1' },
    border: '2px dashed {colors.inputBorder}',
    borderRadius: 'input',
    background: 'neutralTint',
    // The dashes frame the field already.
    '& span:has(> input[type=file]):not([data-invalid])': {
      padding: '0',
      border: 'none',
      background: 'none',
    },
    // The chosen picture replaces the file name, so "nothing chosen" needs no text.
    '& span:has(> input[type=file]) > :last-child:not([data-chosen])': { display: 'none' },
  },
});
