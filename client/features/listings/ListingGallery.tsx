import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PhotoViewer } from '../../ui/document/PhotoViewer';
import { DateTime } from '../../ui/values/DateTime';
import type { Listing } from './Listing';

/** The pictures of an item: one large, which opens, and the others below it. */
export function ListingGallery({ listing }: { listing: Listing }) {
  const { images, title, readAt } = listing;
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const label = (number: number) =>
    intl.formatMessage({ id: 'common.openPhoto' }, { number: number + 1, of: title });
  return (
    <chakra.section aria-label={intl.formatMessage({ id: 'listings.photos' })}>
      <Hero type="button" aria-label={label(index)} onClick={() => setOpen(true)}>
        <img src={images[index]?.url} alt={title} width="520" height="520" />
      </Hero>
      {images.length > 1 && (
        <Others>
          {images.map(({ url, thumbnail }, at) => (
            <li key={url}>
              <button
                type="button"
                aria-label={intl.formatMessage({ id: 'listings.photo' }, { number: at + 1 })}
                aria-current={at === index || undefined}
                onClick={() => setIndex(at)}
              >
                <img src={thumbnail} alt="" loading="lazy" width="97" height="97" />
              </button>
            </li>
          ))}
        </Others>
      )}
      {readAt && (
        <chakra.p display={{ base: 'none', lg: 'block' }} marginTop="4" fontSize="sm" color="muted">
          <FormattedMessage id="listings.readAt" values={{ at: <DateTime at={readAt} /> }} />
        </chakra.p>
      )}
      {isOpen && (
        <PhotoViewer
          photos={images}
          of={title}
          index={index}
          onMove={setIndex}
          onClose={() => setOpen(false)}
        />
      )}
    </chakra.section>
  );
}

const Hero = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    cursor: 'zoom-in',
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: { base: '4 / 3', lg: '1' },
      objectFit: 'contain',
      background: 'neutralTint',
      borderRadius: 'input',
    },
  },
});

const Others = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
    gap: '2',
    marginTop: '2',
    '& button': { width: '100%', overflow: 'hidden', borderRadius: 'input', cursor: 'pointer' },
    '& img': { width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover' },
    '& [aria-current]': { outline: '2px solid {colors.brand}', outlineOffset: '2px' },
  },
});
