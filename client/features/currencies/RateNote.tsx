import { chakra, Stack } from '@chakra-ui/react';
import { Info, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Currency } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DateTime } from '../../ui/values/DateTime';
import { useHoverMenu } from '../../ui/useHoverMenu';

export interface UsedRate {
  currency: Currency;
  /** Units of it for one yuan. */
  rate: string;
  source: string;
  /** ISO 8601. */
  asOf: string;
  /** Notice that the rate may be outdated; null while it is current. */
  notice: string | null;
}

/** By what rate an amount was converted, whose rate that is and since when; and what is paid. */
export function RateNote({ currency, rate, source, asOf, notice }: UsedRate) {
  const text = useText();
  const panelId = useId();
  const { isOpen, area, button } = useHoverMenu();
  return (
    <chakra.span {...area} position={{ md: 'relative' }}>
      <InfoButton
        {...button}
        aria-label={[text('common.rate.about'), notice].filter(Boolean).join('. ')}
        aria-controls={panelId}
        color={notice ? 'warn' : undefined}
      >
        {notice ? (
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
        ) : (
          <Info size={16} strokeWidth={1.75} aria-hidden />
        )}
      </InfoButton>
      {isOpen && (
        <Panel id={panelId}>
          <Stack as="span" gap="1">
            <chakra.span color="ink" fontWeight="600">
              1 CNY = {rate} {currency}
            </chakra.span>
            <span>
              <FormattedMessage
                id="common.rate.source"
                values={{ source, time: <DateTime at={asOf} /> }}
              />
            </span>
            {notice && <chakra.span color="warn">{notice}</chakra.span>}
            <span>
              <FormattedMessage id="common.rate.settles" />
            </span>
          </Stack>
        </Panel>
      )}
    </chakra.span>
  );
}

const InfoButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '28px',
    borderRadius: 'input',
    verticalAlign: 'middle',
    cursor: 'pointer',
    _hover: { background: 'neutralTint' },
  },
});

/** Above its button; on phones across the bottom, above the bars that stay there. */
const Panel = chakra('span', {
  base: {
    position: { base: 'fixed', md: 'absolute' },
    zIndex: '50',
    insetInline: { base: '16px', md: 'auto 0' },
    bottom: {
      base: 'calc(var(--bottom-bar) + var(--action-bar, 0px) + 8px)',
      md: '100%',
    },
    width: { md: '280px' },
    padding: '3',
    background: 'surface',
    color: 'muted',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    boxShadow: 'float',
    fontSize: 'sm',
    textAlign: 'start',
    whiteSpace: 'normal',
  },
});
