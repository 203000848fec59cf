import { Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { PageTitle } from '../../ui/layout/PageTitle';
import { KitActionBar } from './KitActionBar';
import { KitColors } from './KitColors';
import { KitControls } from './KitControls';
import { KitFeedback } from './KitFeedback';
import { KitRoutes } from './KitRoutes';
import { KitScales } from './KitScales';
import { KitStamps } from './KitStamps';
import { useKitText } from './kitTexts';

// Each a script of its own, so that the page stays within what a page may weigh.
const KitData = lazy(async () => ({ default: (await import('./KitData')).KitData }));
const KitFields = lazy(async () => ({ default: (await import('./KitFields')).KitFields }));
const KitSheet = lazy(async () => ({ default: (await import('./KitSheet')).KitSheet }));
const KitRows = lazy(async () => ({ default: (await import('./KitRows')).KitRows }));
const KitTickets = lazy(async () => ({ default: (await import('./KitTickets')).KitTickets }));
const KitParcel = lazy(async () => ({ default: (await import('./KitParcel')).KitParcel }));
const KitPhotos = lazy(async () => ({ default: (await import('./KitPhotos')).KitPhotos }));
const KitChoices = lazy(async () => ({ default: (await import('./KitChoices')).KitChoices }));
const KitDrawings = lazy(async () => ({ default: (await import('./KitDrawings')).KitDrawings }));

/** Parts by the names of their pictures. */
const parts = {
  colours: KitColors,
  scales: KitScales,
  controls: KitControls,
  fields: KitFields,
  choices: KitChoices,
  stamps: KitStamps,
  sheet: KitSheet,
  routes: KitRoutes,
  tickets: KitTickets,
  photos: KitPhotos,
  parcel: KitParcel,
  actionBar: KitActionBar,
  data: KitData,
  rows: KitRows,
  feedback: KitFeedback,
  drawings: KitDrawings,
};

/** The whole design system on one page, for whoever builds screens; only where the demo runs. */
export function KitPage() {
  const say = useKitText();
  return (
    <Stack gap="6">
      <PageTitle>{say('title')}</PageTitle>
      <p>{say('intro')}</p>
      {Object.entries(parts).map(([name, Part]) => (
        <Stack key={name} gap="6" minWidth="0" data-kit={name}>
          <Suspense>
            <Part />
          </Suspense>
        </Stack>
      ))}
    </Stack>
  );
}
