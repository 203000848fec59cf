import { Truck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { PickRow } from '../../ui/forms/PickRow';
import { Barcode } from '../../ui/paper/Barcode';
import { DocumentColumns } from '../../ui/paper/DocumentColumns';
import { DocumentFold } from '../../ui/paper/DocumentFold';
import { DocumentNumber } from '../../ui/paper/DocumentNumber';
import { DocumentPage } from '../../ui/paper/DocumentPage';
import { DocumentSkeleton } from '../../ui/paper/DocumentSkeleton';
import { RouteStrip } from '../../ui/paper/RouteStrip';
import { RuledHeading } from '../../ui/paper/RuledHeading';
import { Section } from './Section';
import { Sheet, SheetBody, SheetHead } from '../../ui/paper/Sheet';
import { SheetColumns } from '../../ui/paper/SheetColumns';
import { SheetSection } from '../../ui/paper/SheetSection';
import { SheetSentence } from '../../ui/paper/SheetSentence';
import { SheetState } from '../../ui/paper/SheetState';
import { SheetSteps } from '../../ui/paper/SheetSteps';
import { Stamp } from '../../ui/paper/Stamp';
import { Turn } from '../../ui/paper/Turn';
import { kitAt, kitNumber } from './kitSamples';
import { useKitText } from './kitTexts';

/** The sheet that leads a page: its state, its route, what comes next, boxes that are filled in. */
export function KitSheet() {
  const say = useKitText();
  const [falls, setFalls] = useState(0);
  return (
    <Section title={say('documents')}>
      <Sheet>
        <SheetHead end={<Barcode of={kitNumber} />}>
          <DocumentNumber kind={say('ordered')} number={kitNumber} />
        </SheetHead>
        <SheetState
          title={<h3>{say('pangram')}</h3>}
          turn={<Turn>{say('yours')}</Turn>}
          stamp={
            <Stamp
              {...{ key: falls, tone: 'info', icon: Truck, label: say('sent'), at: kitAt }}
              isFalling
            />
          }
          actions={
            <Button isRepeatable onClick={() => setFalls(falls + 1)}>
              {say('motion')}
            </Button>
          }
        >
          <SheetSentence>{say('ticket')}</SheetSentence>
        </SheetState>
        <RouteStrip
          label={say('sent')}
          at={1.5}
          stations={[
            { id: 'shop', caption: say('ordered'), place: 'shop.example' },
            { id: 'warehouse', caption: say('arrived'), place: say('goods') },
            { id: 'home', caption: say('sent'), place: 'London' },
          ]}
        />
        <SheetSteps
          steps={[say('ordered'), say('arrived'), say('sent')].map((title) => ({
            title,
            text: say('hint'),
          }))}
        />
      </Sheet>
      <Sheet>
        <SheetSection letter="A" title={say('choice')} after={say('found')}>
          <PickRow name="kit-way" label={say('ordered')} price="¥257.87" defaultChecked>
            {say('hint')}
          </PickRow>
          <PickRow name="kit-way" label={say('sent')} price="¥250.60">
            {say('hint')}
          </PickRow>
        </SheetSection>
      </Sheet>
      <SheetColumns as="div">
        <Sheet>
          <SheetBody>{say('stub')}</SheetBody>
        </Sheet>
        <aside>{say('card')}</aside>
      </SheetColumns>
      <DocumentPage back={{ to: '#', label: say('ordered') }}>
        <DocumentColumns>
          <RuledHeading after={say('found')}>{say('arrived')}</RuledHeading>
          <DocumentFold title={say('filled')} peek={say('hint')}>
            {say('card')}
          </DocumentFold>
        </DocumentColumns>
      </DocumentPage>
      <Sheet>
        <SheetHead>{say('busy')}</SheetHead>
        <DocumentSkeleton />
      </Sheet>
    </Section>
  );
}
