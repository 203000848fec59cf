import { Truck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { PickRow } from '../../ui/forms/PickRow';
import { Barcode } from '../../ui/document/Barcode';
import { DocumentColumns } from '../../ui/layout/DocumentColumns';
import { DocumentFold } from '../../ui/document/DocumentFold';
import { DocumentNumber } from '../../ui/document/DocumentNumber';
import { DocumentPage } from '../../ui/layout/DocumentPage';
import { DocumentSkeleton } from '../../ui/document/DocumentSkeleton';
import { RouteStrip } from '../../ui/document/RouteStrip';
import { RuledHeading } from '../../ui/layout/RuledHeading';
import { Section } from './Section';
import { DocumentCard, DocumentCardHead } from '../../ui/document/DocumentCard';
import { FormColumns } from '../../ui/layout/FormColumns';
import { DocumentSection } from '../../ui/document/DocumentSection';
import { StatusDescription } from '../../ui/document/StatusDescription';
import { DocumentStatus } from '../../ui/document/DocumentStatus';
import { NumberedSteps } from '../../ui/document/NumberedSteps';
import { Stamp } from '../../ui/document/Stamp';
import { NextStepLine } from '../../ui/document/NextStepLine';
import { kitAt, kitNumber } from './kitSamples';
import { useKitText } from './kitTexts';

/** The sheet that leads a page: its state, its route, what comes next, boxes that are filled in. */
export function KitSheet() {
  const say = useKitText();
  const [falls, setFalls] = useState(0);
  return (
    <Section title={say('documents')}>
      <DocumentCard>
        <DocumentCardHead end={<Barcode of={kitNumber} />}>
          <DocumentNumber kind={say('ordered')} number={kitNumber} />
        </DocumentCardHead>
        <DocumentStatus
          title={<h3>{say('pangram')}</h3>}
          turn={<NextStepLine>{say('yours')}</NextStepLine>}
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
          <StatusDescription>{say('ticket')}</StatusDescription>
        </DocumentStatus>
        <RouteStrip
          label={say('sent')}
          at={1.5}
          stations={[
            { id: 'shop', caption: say('ordered'), place: 'shop.example' },
            { id: 'warehouse', caption: say('arrived'), place: say('goods') },
            { id: 'home', caption: say('sent'), place: 'London' },
          ]}
        />
        <NumberedSteps
          steps={[say('ordered'), say('arrived'), say('sent')].map((title) => ({
            title,
            text: say('hint'),
          }))}
        />
      </DocumentCard>
      <DocumentCard>
        <DocumentSection letter="A" title={say('choice')} after={say('found')}>
          <PickRow name="kit-way" label={say('ordered')} price="¥257.87" defaultChecked>
            {say('hint')}
          </PickRow>
          <PickRow name="kit-way" label={say('sent')} price="¥250.60">
            {say('hint')}
          </PickRow>
        </DocumentSection>
      </DocumentCard>
      <FormColumns as="div">
        <DocumentCard>
          <DocumentCardHead>{say('ticket')}</DocumentCardHead>
        </DocumentCard>
        <aside>{say('card')}</aside>
      </FormColumns>
      <DocumentPage back={{ to: '#', label: say('ordered') }}>
        <DocumentColumns>
          <RuledHeading after={say('found')}>{say('arrived')}</RuledHeading>
          <DocumentFold title={say('filled')} peek={say('hint')}>
            {say('card')}
          </DocumentFold>
        </DocumentColumns>
      </DocumentPage>
      <DocumentCard>
        <DocumentCardHead>{say('busy')}</DocumentCardHead>
        <DocumentSkeleton />
      </DocumentCard>
    </Section>
  );
}
