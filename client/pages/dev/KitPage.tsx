import { Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { PageTitle } from '../../ui/paper/PageTitle';
import { KitColors } from './KitColors';
import { KitControls } from './KitControls';
import { KitData } from './KitData';
import { KitDocuments } from './KitDocuments';
import { KitFeedback } from './KitFeedback';
import { KitFields } from './KitFields';
import { KitRows } from './KitRows';
import { KitScales } from './KitScales';
import { KitStamps } from './KitStamps';
import { useKitText } from './kitTexts';

const KitDrawings = lazy(async () => ({ default: (await import('./KitDrawings')).KitDrawings }));

/** The whole design system on one page, for whoever builds screens; only where the demo runs. */
export function KitPage() {
  const say = useKitText();
  return (
    <Stack gap="6">
      <PageTitle>{say('title')}</PageTitle>
      <p>{say('intro')}</p>
      <KitColors />
      <KitScales />
      <KitControls />
      <KitFields />
      <KitStamps />
      <KitDocuments />
      <KitData />
      <KitRows />
      <KitFeedback />
      <Suspense>
        <KitDrawings />
      </Suspense>
    </Stack>
  );
}
