import { chakra, Flex } from '@chakra-ui/react';
import { Addition } from '../../features/warehouse/shelf/Addition';
import { ParcelBox } from '../../features/warehouse/shelf/ParcelBox';
import { ShelfPhotos } from '../../features/warehouse/shelf/ShelfPhotos';
import { StorageTime } from '../../features/warehouse/shelf/StorageTime';
import { WeightGauge } from '../../features/warehouse/shelf/WeightGauge';
import { Button } from '../../ui/Button';
import { Section } from './Section';
import { kitAt, kitPhotos } from './kitSamples';
import { useKitText } from './kitTexts';

/** Grams on the scale, and up to which weight they cost the same. */
const weights = [
  { grams: 320, paidUpTo: 500 },
  { grams: 1_725, paidUpTo: 2_000 },
  { grams: 2_000, paidUpTo: 2_000 },
  { grams: 7_300, paidUpTo: 7_500 },
];
const storages = [
  { freeDaysLeft: 29, freeUntil: kitAt, storageFee: 0, nextDayFee: 100 },
  { freeDaysLeft: 12, freeUntil: null, storageFee: 0, nextDayFee: 0 },
  { freeDaysLeft: 6, freeUntil: kitAt, storageFee: 0, nextDayFee: 100 },
  { freeDaysLeft: 1, freeUntil: kitAt, storageFee: 0, nextDayFee: 100 },
  { freeDaysLeft: -3, freeUntil: kitAt, storageFee: 300, nextDayFee: 100 },
];

/** The shelf and the parcel that is being built from it. */
export function KitParcel() {
  const say = useKitText();
  const inside = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: String(index),
      name: say('goods'),
      photos: kitPhotos(5).slice(index % 5, (index % 5) + 1),
    }));
  return (
    <Section title={say('parcel')}>
      <Grid>
        {[1, 3, 12].map((count) => (
          <ParcelBox key={count} items={inside(count)} onRemove={() => undefined} />
        ))}
        <ParcelBox items={inside(2)} />
      </Grid>
      <Grid>
        {weights.map((weight) => (
          <WeightGauge key={weight.grams} {...weight} />
        ))}
      </Grid>
      <Grid>
        {[0, 2_200, null].map((extra) => (
          <Addition key={extra} extra={extra} />
        ))}
        <Flex gap="3">
          <Button look="primary" isRepeatable>
            {say('choice')}
          </Button>
          <Button look="primary" isDisabled>
            {say('off')}
          </Button>
        </Flex>
      </Grid>
      <Grid>
        {storages.map((storage) => (
          <StorageTime key={storage.freeDaysLeft} {...storage} />
        ))}
      </Grid>
      <Flex gap="4" flexWrap="wrap">
        {storages.map((storage) => (
          <StorageTime key={storage.freeDaysLeft} {...storage} isNarrow />
        ))}
      </Flex>
      <Grid>
        {[0, 1].map((count) => (
          <ShelfPhotos
            key={count}
            item={{
              name: say('goods'),
              photos: [],
              image: count === 0 ? null : { __typename: 'Image', url: kitPhotos(1)[0]!.url },
            }}
          />
        ))}
      </Grid>
    </Section>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  },
});
