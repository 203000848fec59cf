import { chakra } from '@chakra-ui/react';
import { Controller, type Control } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { ImageUpload } from '../../ui/forms/ImageUpload';
import type { ItemDraft } from './itemDraft';

interface PictureDropProps {
  control: Control<ItemDraft>;
  upload: (file: File) => Promise<{ id: string; url: string }>;
}

/** A picture of the shopper's own, where the shop's page gave none. */
export function PictureDrop({ control, upload }: PictureDropProps) {
  const text = useText();
  return (
    <Drop>
      <chakra.p fontWeight="700">
        <FormattedMessage id="listings.pictureHelps" />
      </chakra.p>
      <Controller
        control={control}
        name="image"
        render={({ field }) => (
          <ImageUpload
            name="image"
            label={text('cart.image')}
            image={field.value}
            onChange={field.onChange}
            upload={upload}
          />
        )}
      />
    </Drop>
  );
}

const Drop = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    border: '2px dashed {colors.inputBorder}',
    borderRadius: 'input',
    // The dashes frame the field already.
    '& span:has(> input[type=file]):not([data-invalid])': {
      padding: '0',
      border: 'none',
      background: 'none',
    },
  },
});
