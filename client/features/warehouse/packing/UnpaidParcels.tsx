import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { UnpaidParcelsDocument, type UnpaidParcelsQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { TornCard } from '../../../ui/paper/Card';
import { NextTurn } from '../../../ui/paper/NextTurn';
import { Money } from '../../../ui/values/Money';
import { ReferenceNumber } from '../../../ui/values/ReferenceNumber';
import { useThings } from '../../../ui/values/useThings';
import { PlanActions } from './PlanActions';

type Reserved = UnpaidParcelsQuery['storedItems'][number];

/**
 * The parcels that are packed and not paid yet, each to be paid or given up; nothing where there is none. They are no
 * packages, so no list of those holds them. Asked beside the page, which does without it where that fails.
 */
export function UnpaidParcels() {
  const text = useText();
  const { namesOf } = useThings();
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
        <TornCard
          key={plan.id}
          as="li"
          display="grid"
          gap={{ base: '1', md: '3' }}
          padding={{ base: '3', md: '6' }}
          overflowWrap="anywhere"
        >
          <chakra.h2 fontSize={{ base: 'md', md: 'lg' }}>
            <FormattedMessage
              id="warehouse.unpaidParcel"
              values={{ number: <ReferenceNumber>{plan.number}</ReferenceNumber> }}
            />
          </chakra.h2>
          <NextTurn step={{ actor: 'SHOPPER', action: 'PAY', by: plan.expiresAt }} done="" />
          <Flex justifyContent={{ base: 'space-between', md: 'start' }} columnGap="2">
            <chakra.p minWidth="0" lineClamp={{ base: 1, md: 'none' }}>
              {namesOf(items)}
            </chakra.p>{' '}
            <Money fen={plan.total} fontWeight="700" />
          </Flex>
          <PlanActions planId={plan.id} />
        </TornCard>
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
