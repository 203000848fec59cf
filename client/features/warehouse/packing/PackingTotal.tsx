import { chakra, Flex, Stack } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeliveryQuoteCard_QuoteFragment } from '../../../gql/graphql';
import { announceBarHeight } from '../../../ui/announceBarHeight';
import { DataList } from '../../../ui/paper/DataList';
import { Money } from '../../../ui/values/Money';
import { BusyMark } from './BusyMark';

interface PackingTotalProps {
  /** The chosen line; undefined while none is chosen. */
  quote?: DeliveryQuoteCard_QuoteFragment;
  isBusy: boolean;
  /** The button that packs. */
  children: ReactNode;
}

const DETAILS = 'packing-cost';

/**
 * What the parcel costs with the chosen line, fee by fee. It stays in view: at the side, and on
 * narrow screens as a bar with the total, which opens the fees.
 */
export function PackingTotal({ quote, isBusy, children }: PackingTotalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <Sheet ref={announceBarHeight} aria-labelledby={`${DETAILS}-title`}>
      <chakra.div
        id={DETAILS}
        display={{ base: isOpen ? 'grid' : 'none', lg: 'grid' }}
        gap="3"
        maxHeight={{ base: '50dvh', lg: 'none' }}
        overflowY="auto"
      >
        <Stack gap="0">
          <chakra.h2 id={`${DETAILS}-title`} fontSize="lg">
            <FormattedMessage id="warehouse.cost" />
          </chakra.h2>
          <chakra.p fontSize="sm" color="muted">
            <FormattedMessage id="warehouse.payment2of2" />
          </chakra.p>
        </Stack>
        {quote && (
          <>
            <chakra.p fontWeight="600">{quote.name}</chakra.p>
            <DataList
              entries={quote.fees.map(({ label, amount }) => ({
                label,
                value: <Money fen={amount} />,
              }))}
            />
          </>
        )}
        <chakra.p fontSize="sm" color="muted">
          <FormattedMessage id="warehouse.planTime" />
        </chakra.p>
      </chakra.div>
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        <chakra.div flex="1 1 120px" aria-live="polite">
          {quote?.total == null ? (
            <chakra.p fontSize="sm" color="muted">
              <FormattedMessage id="warehouse.costLater" />
            </chakra.p>
          ) : (
            <Flex
              justifyContent="space-between"
              alignItems="baseline"
              columnGap="3"
              flexWrap="wrap"
            >
              <span>
                <FormattedMessage id="warehouse.total" />
              </span>
              <Money fen={quote.total} fontSize="xl" fontWeight="700" />
            </Flex>
          )}
          {isBusy && <BusyMark />}
        </chakra.div>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={DETAILS}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FormattedMessage id="warehouse.costDetails" />
          <Chevron size={18} strokeWidth={1.75} aria-hidden />
        </Toggle>
      </Flex>
      {children}
    </Sheet>
  );
}

const Sheet = chakra('aside', {
  base: {
    position: 'sticky',
    bottom: 'var(--bottom-bar)',
    zIndex: '1',
    display: 'grid',
    gap: '3',
    paddingX: '4',
    paddingY: '3',
    background: 'surface',
    borderTop: '2px dashed {colors.kraft}',
    boxShadow: 'float',
    lg: {
      top: '88px',
      bottom: 'auto',
      alignSelf: 'start',
      paddingY: '4',
      borderX: '1px solid {colors.hairline}',
      borderBottom: '2px dashed {colors.kraft}',
      boxShadow: 'none',
    },
  },
});

const Toggle = chakra('button', {
  base: {
    display: { base: 'inline-flex', lg: 'none' },
    alignItems: 'center',
    gap: '1',
    minHeight: '44px',
    color: 'brand',
    fontSize: 'sm',
    cursor: 'pointer',
  },
});
