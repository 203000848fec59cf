import { chakra, Stack } from '@chakra-ui/react';
import { DeliverySpeeds } from '../../features/home/DeliverySpeeds';
import { TicketCard } from '../../ui/document/TicketCard';
import { CountBadge } from '../../ui/CountBadge';
import { DataList } from '../../ui/document/DataList';
import { DateTime } from '../../ui/values/DateTime';
import { Dimensions } from '../../ui/values/Dimensions';
import { LinkTabs } from '../../ui/lists/LinkTabs';
import { Money } from '../../ui/values/Money';
import { Pagination } from '../../ui/lists/Pagination';
import { OriginalPrice } from '../../ui/values/OriginalPrice';
import { PiecePrice } from '../../ui/values/PiecePrice';
import { ReferenceNumber } from '../../ui/values/ReferenceNumber';
import { Section } from './Section';
import { SentenceGap } from '../../ui/values/SentenceGap';
import { ShopName } from '../../ui/values/ShopName';
import { ShortTime } from '../../ui/values/ShortTime';
import { TimeLeft } from '../../ui/values/TimeLeft';
import { Timeline } from '../../ui/document/Timeline';
import { ItemName } from '../../ui/values/ItemName';
import { LineDays } from '../../ui/values/LineDays';
import { Weight } from '../../ui/values/Weight';
import { kitNumber } from './kitSamples';
import { KitTable } from './KitTable';
import { useKitText } from './kitTexts';

const AT = '2026-11-21T09:30:00Z';
const LONG_AGO = '2020-11-21T09:30:00Z';

/** Money, lists, steps, tickets, a table and the bars. */
export function KitData() {
  const say = useKitText();
  const amounts = [
    {
      label: say('goods'),
      value: (
        <>
          <Money fen={123450} />
          <OriginalPrice item={{ originalAmount: '24800', originalCurrency: 'JPY' }} />
          <PiecePrice item={{ unitPrice: 3650, quantity: 4, domesticShipping: 600 }} />
        </>
      ),
    },
    { label: say('shipping'), value: <Money fen={1200} /> },
  ];
  const measures = [
    { label: say('weight'), value: <Weight grams={1240} /> },
    { label: say('size'), value: <Dimensions lengthMm={260} widthMm={200} heightMm={190} /> },
    {
      label: say('day'),
      value: (
        <>
          <DateTime at={AT} isDateOnly /> · <ShortTime at={LONG_AGO} />
        </>
      ),
    },
    { label: say('number'), value: <ReferenceNumber>{kitNumber}</ReferenceNumber> },
    { label: say('shop'), value: <ShopName of={{ shop: 'shop.example', shopName: 'Mei Lin' }} /> },
    {
      label: say('states'),
      value: (
        <>
          {say('success')}
          <SentenceGap />
          {say('info')}
        </>
      ),
    },
    { label: say('goods'), value: <ItemName of={{ name: 'Mug, 350 ml' }} /> },
    { label: say('shipping'), value: <LineDays minDays={21} maxDays={35} /> },
    { label: say('timeLeft'), value: <TimeLeft until={LONG_AGO} over={say('clock')} /> },
  ];
  const steps = [
    { id: 'ordered', label: say('ordered') },
    { id: 'arrived', label: say('arrived') },
    { id: 'sent', label: say('sent') },
  ];
  return (
    <>
      <Section title={say('tickets')}>
        <TicketCard>
          <Stack gap="2">
            <chakra.p>{say('ticket')}</chakra.p>
            <Money fen={123450} fontSize="2xl" fontWeight="700" />
          </Stack>
        </TicketCard>
      </Section>
      <Section title={say('data')}>
        <DataList entries={[...amounts, ...measures]} />
        <LinkTabs
          label={say('data')}
          tabs={[
            { href: '#ordered', label: say('ordered'), count: 3, isCurrent: true },
            { href: '#sent', label: say('sent'), count: 0, isCurrent: false },
          ]}
        />
        <Timeline steps={steps.map((step) => ({ ...step, at: AT }))} />
        <Pagination page={2} pageSize={10} total={42} hrefOf={(page) => `#page-${page}`} />
        <span>
          <CountBadge count={3} label="3" /> <CountBadge count={120} label="120" />
        </span>
      </Section>
      <Section title={say('table')}>
        <KitTable
          caption={say('table')}
          head={[say('table'), say('goods')]}
          rows={amounts.map(({ label, value }) => ({ id: label, cells: [label, value] }))}
        />
      </Section>
      <Section title={say('bars')}>
        <DeliverySpeeds />
      </Section>
    </>
  );
}
