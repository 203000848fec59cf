import { chakra, Flex } from '@chakra-ui/react';
import { Ban, Check, Clock, Truck } from 'lucide-react';
import { useText } from '../../i18n/useText';
import { orderStatuses, orderStatusFacts } from '../../features/orders/orderStatus';
import { packageStatuses, packageStatusLooks } from '../../features/packages/packageStatus';
import { Section } from './Section';
import { Stamp } from '../../ui/document/Stamp';
import { StatusStamp } from '../../ui/document/StatusStamp';
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
  const text = useText();
  return (
    <>
      <Section title={say('orders')}>
        <Flex gap="3" flexWrap="wrap">
          {orderStatuses.map((status) => (
            <StatusStamp
              key={status}
              {...orderStatusFacts[status].look}
              label={text(`orders.status.${status}`)}
            />
          ))}
        </Flex>
      </Section>
      <Section title={say('packages')}>
        <Flex gap="3" flexWrap="wrap">
          {packageStatuses.map((status) => (
            <StatusStamp
              key={status}
              {...packageStatusLooks[status]}
              label={text(`packages.status.${status}`)}
            />
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

/** The label of a stamp is wider than its ring, and the waves extend beyond it. */
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
