import { Flex } from '@chakra-ui/react';
import { OrderStamp } from '../../features/orders/OrderStamp';
import { orderStatuses } from '../../features/orders/orderStatus';
import { PackageStatusStamp } from '../../features/packages/PackageStatusStamp';
import { packageStatuses } from '../../features/packages/packageStatus';
import { Section } from '../../ui/paper/Section';
import { useKitText } from './kitTexts';

/** The stamp of every status. */
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
    </>
  );
}
