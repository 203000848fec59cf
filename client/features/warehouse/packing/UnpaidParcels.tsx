import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { UnpaidParcelsDocument, type UnpaidParcelsQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { TicketCard } from '../../../ui/document/TicketCard';
import { NextStepText } from '../../../ui/document/NextStepText';
import { Money } from '../../../ui/values/Money';
import { ReferenceNumber } from '../../../ui/values/ReferenceNumber';
import { useItemSummary } from '../../../ui/values/useItemSummary';
import { PlanActions } from './PlanActions';

type Reserved = UnpaidParcelsQuery['storedItems'][number];

/**
 * The parcels that are packed and not paid yet, each to be paid or given up; nothing where there is none. They are no
 * packages, so no list of those holds them. Asked beside the page, which does without it where that fails.
 */
export function UnpaidParcels() {
  const text = useText();
  const { namesOf } = useItemSummary();
  const { data } = useQuery(UnpaidParcelsDocument, { fetchPolicy: 'cache-and-network' });
  const parcels = byPlan(data?.storedItems ?? []);
  if (parcels.length === 0) return null;
  return (
    <chakra.ul
      aria-label={text('warehouse.unpaidParcels')}
      display="grid"
      gap="4"
      listStyleType="none"
    >
      {parcels.map(({ plan, items }) => (
        <TicketCard
          key={plan.id}
          as="li"
          display="grid"
          gap={{ base: '1', md: '3' }}
          padding={{ base: '2', md: '6' }}
          overflowWrap="anywhere"
        >
          <chakra.h2 fontSize={{ base: 'md', md: 'lg' }}>
            <FormattedMessage
              id="warehouse.unpaidParcel"
              values={{ number: <ReferenceNumber>{plan.number}</ReferenceNumber> }}
            />
          </chakra.h2>
          <NextStepText step={{ actor: 'SHOPPER', action: 'PAY', by: plan.expiresAt }} done="" />
          {/* Phones have one line for both, so that the first package below is seen without scrolling. */}
          <Flex
            flexDirection={{ base: 'row', md: 'column' }}
            flexWrap="wrap"
            alignItems={{ base: 'center', md: 'start' }}
            gap="3"
          >
            <Flex columnGap="2">
              <chakra.p hideBelow="md">{namesOf(items)}</chakra.p>{' '}
              <Money fen={plan.total} fontWeight="700" />
            </Flex>
            <PlanActions planId={plan.id} />
          </Flex>
        </TicketCard>
      ))}
    </chakra.ul>
  );
}

interface UnpaidParcel {
  readonly plan: NonNullable<Reserved['packingPlan']>;
  readonly items: readonly Reserved[];
}

/** The parcels in which items are reserved, in the order of their oldest ones. */
function byPlan(reserved: readonly Reserved[]): UnpaidParcel[] {
  const plans = new Map(
    reserved.flatMap(({ packingPlan: plan }) => (plan ? [[plan.id, plan] as const] : [])),
  );
  return [...plans.values()].map((plan) => ({
    plan,
    items: reserved.filter(({ packingPlan }) => packingPlan?.id === plan.id),
  }));
}
