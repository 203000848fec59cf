import { chakra } from '@chakra-ui/react';
import { NextTurn } from '../../ui/paper/NextTurn';
import { RouteStrip } from '../../ui/paper/RouteStrip';
import { Section } from './Section';
import { Sheet } from '../../ui/paper/Sheet';
import { kitAt } from './kitSamples';
import { useKitText } from './kitTexts';

/** From the shop on; null where the thing goes nowhere. */
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
  // Of some the instant is not always known.
  { actor: 'SHOPPER', action: 'PACK' } as const,
  { actor: 'CARRIER', action: 'DELIVER' } as const,
];

/** Where a thing is on its way, and who acts next, in every state. */
export function KitRoutes() {
  const say = useKitText();
  return (
    <Section title={say('routes')}>
      <Grid>
        {places.map((at) => (
          <Sheet key={at}>
            <RouteStrip
              label={say('sent')}
              at={at}
              stations={[
                { id: 'shop', caption: say('ordered'), place: 'shop.example' },
                { id: 'warehouse', caption: say('arrived'), place: say('goods') },
                { id: 'home', caption: say('sent'), place: 'London' },
              ]}
            />
          </Sheet>
        ))}
      </Grid>
      <Grid>
        {turns.map((step, index) => (
          <NextTurn key={index} step={step} done="" />
        ))}
        <NextTurn step={null} done={say('success')} />
        <NextTurn step={null} done={say('success')} isLost />
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
