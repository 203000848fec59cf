import { Stack } from '@chakra-ui/react';
import { Ban, Check, Clock, Truck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { PickRow } from '../../ui/forms/PickRow';
import { Barcode } from '../../ui/paper/Barcode';
import { DocumentNumber } from '../../ui/paper/DocumentNumber';
import { Receipt } from '../../ui/paper/Receipt';
import { RouteStrip } from '../../ui/paper/RouteStrip';
import { Section } from '../../ui/paper/Section';
import { Sheet, SheetHead } from '../../ui/paper/Sheet';
import { SheetSection } from '../../ui/paper/SheetSection';
import { SheetState } from '../../ui/paper/SheetState';
import { SheetSteps } from '../../ui/paper/SheetSteps';
import { Stamp } from '../../ui/paper/Stamp';
import { Ticket } from '../../ui/paper/Ticket';
import { Turn } from '../../ui/paper/Turn';
import { useKitText } from './kitTexts';

const AT = '2026-11-21T09:30:00Z';
const NUMBER = 'OR20261121-54451160';
const PHOTO = '/icon.svg';

/** The documents of the account area: sheet, stamps, route, ticket, receipt and what they hold. */
export function KitDocuments() {
  const say = useKitText();
  const [falls, setFalls] = useState(0);
  return (
    <>
      <Section title={say('documents')}>
        <Sheet>
          <SheetHead end={<Barcode of={NUMBER} />}>
            <DocumentNumber kind={say('ordered')} number={NUMBER} />
          </SheetHead>
          <SheetState
            title={<h3>{say('pangram')}</h3>}
            stamp={
              <Stamp key={falls} tone="info" icon={Truck} label={say('sent')} at={AT} isFalling />
            }
            actions={
              <Button isRepeatable onClick={() => setFalls(falls + 1)}>
                {say('motion')}
              </Button>
            }
          >
            <Turn>{say('yours')}</Turn>
            <Turn whose="ours">{say('ours')}</Turn>
            <Turn whose="done">{say('success')}</Turn>
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
      </Section>
      <Section title={say('stamps')}>
        <Stack direction="row" gap="8" flexWrap="wrap" padding="4">
          <Stamp tone="ok" icon={Check} label={say('arrived')} at={AT} size="result" isWavy />
          <Stamp tone="warn" icon={Clock} label={say('ordered')} at={AT} />
          <Stamp tone="danger" icon={Ban} label={say('off')} at={AT} size="list" />
        </Stack>
      </Section>
      <Section title={say('tickets')}>
        <Ticket
          title={say('pangram')}
          to="#"
          photos={[PHOTO, PHOTO, null]}
          stub={<Stamp tone="warn" icon={Clock} label={say('ordered')} at={AT} size="list" />}
        >
          <Turn>{say('yours')}</Turn>
        </Ticket>
        <Ticket title={say('goods')} to="#" photos={[null]} stub={say('sent')} isThin />
      </Section>
      <Section title={say('receipt')}>
        <Receipt
          title={say('goods')}
          sub={NUMBER}
          then={say('hint')}
          lines={[
            { id: 'goods', label: say('goods'), fen: 36_900 },
            { id: 'shipping', label: say('shipping'), fen: 0 },
            { id: 'total', label: say('orders'), fen: 36_900, kind: 'total' },
            { id: 'balance', label: say('found'), fen: -12_040 },
            { id: 'fee', label: say('choice'), fen: 721, isAdded: true },
            { id: 'due', label: say('yours'), fen: 25_581, kind: 'due' },
          ]}
        />
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
      </Section>
    </>
  );
}
