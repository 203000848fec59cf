import { Clock, Truck } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Receipt } from '../../ui/document/Receipt';
import { Section } from './Section';
import { Stamp } from '../../ui/document/Stamp';
import { StatusStamp } from '../../ui/document/StatusStamp';
import { ListCard } from '../../ui/document/ListCard';
import { NextStepLine } from '../../ui/document/NextStepLine';
import { kitAt, kitNumber, kitPhotos } from './kitSamples';
import { useKitText } from './kitTexts';

/** Repeated entries are tickets, money is a receipt. */
export function KitTickets() {
  const say = useKitText();
  const several = kitPhotos(3).map(({ url }) => url);
  return (
    <Section title={say('ticketsAndReceipts')}>
      <ListCard
        title={say('pangram')}
        to="#"
        photos={several}
        stub={
          <>
            <Stamp tone="warn" icon={Clock} label={say('ordered')} at={kitAt} size="list" />
            <Button look="primary" isRepeatable>
              {say('choice')}
            </Button>
          </>
        }
        more={<p>{say('info')}</p>}
      >
        <NextStepLine>{say('yours')}</NextStepLine>
      </ListCard>
      <ListCard
        title={say('goods')}
        to="#"
        photos={several.slice(0, 1)}
        stub={<Stamp tone="info" icon={Truck} label={say('sent')} at={kitAt} size="list" />}
      >
        <NextStepLine actor="us">{say('ours')}</NextStepLine>
      </ListCard>
      <ListCard
        title={say('shipping')}
        to="#"
        photos={[null]}
        stub={<StatusStamp tone="neutral" icon={Clock} label={say('off')} />}
        isThin
      >
        <NextStepLine actor="done">{say('success')}</NextStepLine>
      </ListCard>
      <Receipt
        title={say('goods')}
        sub={kitNumber}
        then={say('hint')}
        lines={[
          { id: 'goods', label: say('goods'), note: say('hint'), fen: 36_900 },
          { id: 'shipping', label: say('shipping'), fen: 0 },
          { id: 'unknown', label: say('weight'), fen: undefined },
          { id: 'total', label: say('total'), fen: 36_900, kind: 'total' },
          { id: 'balance', label: say('balance'), fen: -12_040 },
          { id: 'fee', label: say('choice'), fen: 721, isAdded: true },
          { id: 'due', label: say('due'), fen: 25_581, kind: 'due' },
        ]}
      />
    </Section>
  );
}
