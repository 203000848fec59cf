import { chakra } from '@chakra-ui/react';
import { NextStepText } from '../../ui/document/NextStepText';
import { RouteStrip } from '../../ui/document/RouteStrip';
import { Section } from './Section';
import { DocumentCard } from '../../ui/document/DocumentCard';
import { kitAt } from './kitSamples';
import { useKitText } from './kitTexts';

/** Progress values from the shop on; null if the item goes nowhere. */
const places = [0, 0.5, 1, 1.5, 2, null];

const turns = [
  ...(['PAY', 'ANSWER_QUESTION', 'PACK', 'PAY_PARCEL', 'CONFIRM_RECEIPT'] as const).map(
    (action) => ({ actor: 'SHOPPER' as const, action, by: kitAt }),
  ),
  ...(['BUY', 'RECEIVE', 'DECIDE_REFUND', 'SHIP'] as const).map((action) => ({
    actor: 'OPERATOR' as const,
    action,
  })),
  { actor: 'CARRIER', action: 'DELIVER', by: kitAt } as const,
  // Some steps have no known deadline.
  { actor: 'SHOPPER', action: 'PACK' } as const,
  { actor: 'CARRIER', action: 'DELIVER' } as const,
];

/** Progress and next actor in every state. */
export function KitRoutes() {
  const say = useKitText();
  return (
    <Section title={say('routes')}>
      <Grid>
        {places.map((at) => (
          <DocumentCard key={at}>
            <RouteStrip
              label={say('sent')}
              at={at}
              stations={[
                { id: 'shop', caption: say('ordered'), place: 'shop.example' },
                { id: 'warehouse', caption: say('arrived'), place: say('goods') },
                { id: 'home', caption: say('sent'), place: 'London' },
              ]}
            />
          </DocumentCard>
        ))}
      </Grid>
      <Grid>
        {turns.map((step, index) => (
          <NextStepText key={index} step={step} done="" />
        ))}
        <NextStepText step={null} done={say('success')} />
        <NextStepText step={null} done={say('success')} isLost />
      </Grid>
    </Section>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  },
});
