import { chakra, Flex } from '@chakra-ui/react';
import { Ban, Check, Clock, Truck } from 'lucide-react';
import { OrderStamp } from '../../features/orders/OrderStamp';
import { orderStatuses } from '../../features/orders/orderStatus';
import { PackageStatusStamp } from '../../features/packages/PackageStatusStamp';
import { packageStatuses } from '../../features/packages/packageStatus';
import { Section } from './Section';
import { Stamp } from '../../ui/paper/Stamp';
import { kitAt } from './kitSamples';
import { useKitText } from './kitTexts';

const tones = [
  { tone: 'ok', icon: Check },
  { tone: 'warn', icon: Clock },
  { tone: 'info', icon: Truck },
  { tone: 'danger', icon: Ban },
  { tone: 'neutral', icon: Check },
] as const;
const sizes = ['list', 'detail', 'result'] as const;

/** The stamp of every status, and postmarks in every tone and size. */
export function KitStamps() {
  const say = useKitText();
  return (
    <>
      <Section title={say('orders')}>
        <Flex gap="3" flexWrap="wrap">
          {orderStatuses.map((status) => (
            <OrderStamp key={status} status={status} />
          ))}
        </Flex>
      </Section>
      <Section title={say('packages')}>
        <Flex gap="3" flexWrap="wrap">
          {packageStatuses.map((status) => (
            <PackageStatusStamp key={status} status={status} />
          ))}
        </Flex>
      </Section>
      <Section title={say('stamps')}>
        <Row>
          {tones.map((look) => (
            <Stamp key={look.tone} {...look} label={say('arrived')} at={kitAt} size="list" />
          ))}
        </Row>
        <Row>
          {sizes.map((size) => (
            <Stamp
              {...{ key: size, tone: 'ok', icon: Check, size }}
              label={say('arrived')}
              at={kitAt}
              isWavy={size === 'result'}
            />
          ))}
          <Stamp tone="warn" icon={Clock} label={say('ordered')} />
        </Row>
      </Section>
    </>
  );
}

/** The word of a stamp is wider than its ring, the waves run out of it. */
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '18',
    rowGap: '6',
    padding: { base: '6', md: '8' },
  },
});
