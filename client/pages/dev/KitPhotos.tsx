import { chakra, Flex } from '@chakra-ui/react';
import { ItemPicture } from '../../ui/document/ItemPicture';
import { PhotoPile } from '../../ui/document/PhotoPile';
import { PhotoStrip } from '../../ui/document/PhotoStrip';
import { Section } from './Section';
import { Thumbnail } from '../../ui/document/Thumbnail';
import { kitPhotos } from './kitSamples';
import { useKitText } from './kitTexts';

const PILE = { base: 120, md: 120 };

/** Photos: alone, piled, in strips of any length; each strip opens the viewer. */
export function KitPhotos() {
  const say = useKitText();
  const [first] = kitPhotos(1);
  return (
    <Section title={say('photos')}>
      <Flex gap="4" flexWrap="wrap" alignItems="start">
        <chakra.span width="160px">
          <ItemPicture src={first?.url} />
        </chakra.span>
        <chakra.span width="160px">
          <ItemPicture />
        </chakra.span>
        {[0, 1, 2, 5].map((count) => (
          <PhotoPile
            key={count}
            urls={count === 0 ? [null] : kitPhotos(count).map(({ url }) => url)}
            size={PILE}
          />
        ))}
        <Thumbnail src={first?.url ?? null} />
        <Thumbnail src={null} />
      </Flex>
      <PhotoStrip photos={kitPhotos(5)} of={say('goods')} />
      <Grid>
        {[1, 2, 3].map((count) => (
          <PhotoStrip key={count} photos={kitPhotos(count)} of={say('goods')} look="large" />
        ))}
      </Grid>
      <Grid>
        {[1, 4, 5].map((count) => (
          <PhotoStrip key={count} photos={kitPhotos(count)} of={say('goods')} look="lead" />
        ))}
      </Grid>
      <Grid>
        {[1, 3].map((count) => (
          <PhotoStrip key={count} photos={kitPhotos(count)} of={say('goods')} look="first" />
        ))}
      </Grid>
    </Section>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    '& > *': { minWidth: '0' },
  },
});
