import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StepNumber } from '../../ui/document/StepNumber';
import { DocumentCard } from '../../ui/document/DocumentCard';
import { Money } from '../../ui/values/Money';
import { useText } from '../../i18n/useText';

interface TwoPaymentsProps {
  /** Fen; null while price or quantity is missing. */
  goods: number | null;
  isPriced: boolean;
  /** Estimate of the second payment. */
  shipping: ReactNode;
  /** The button, and what is still needed before it. */
  children: ReactNode;
}

/** The cost of an item in two payments: goods now, shipping later. */
export function TwoPayments({ goods, isPriced, shipping, children }: TwoPaymentsProps) {
  const text = useText();
  return (
    <DocumentCard role="group" aria-label={text('listings.costs')}>
      <Boxes>
        <div>
          <Caption>
            <StepNumber aria-hidden>1</StepNumber>
            <FormattedMessage id="listings.nowGoods" />
          </Caption>
          <chakra.p aria-live="polite" marginTop="2">
            {goods === null ? (
              <chakra.span fontSize="xl" fontWeight="700">
                ¥ –
              </chakra.span>
            ) : (
              <Money fen={goods} fontSize="xl" fontWeight="700" isTotal />
            )}
          </chakra.p>
          <chakra.p fontSize="sm" color="muted">
            <FormattedMessage id={belowOf(goods, isPriced)} />
          </chakra.p>
        </div>
        <div>
          <Caption>
            <StepNumber aria-hidden>2</StepNumber>
            <FormattedMessage id="listings.laterShipping" />
          </Caption>
          {shipping}
        </div>
      </Boxes>
      <Go>{children}</Go>
    </DocumentCard>
  );
}

function belowOf(goods: number | null, isPriced: boolean) {
  if (goods !== null) return 'listings.toWarehouse' as const;
  return isPriced ? ('listings.enterQuantity' as const) : ('listings.enterPrice' as const);
}

const Boxes = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& > div': { padding: '4', minWidth: '0' },
    '& > div + div': {
      borderLeft: { sm: '2px dotted {colors.kraft}' },
      borderTop: { smDown: '2px dotted {colors.kraft}' },
    },
  },
});

const Caption = chakra('h2', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm', fontWeight: '700' },
});

/** On phones the bar at the lower edge has the button. */
const Go = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    padding: '4',
    borderTop: '2px solid {colors.ink}',
  },
});
