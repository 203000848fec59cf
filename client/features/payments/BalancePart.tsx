import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { SwitchField } from '../../ui/forms/SwitchField';
import { TextLink } from '../../ui/Link';
import { DocumentSection } from '../../ui/document/DocumentSection';
import { formatFen } from '../../ui/values/moneyText';
import type { Quoted } from './paymentWays';
import type { PaymentChoice } from './usePaymentChoice';
import { SentenceGap } from '../../ui/values/SentenceGap';

interface BalancePartProps {
  letter: string;
  quoted: Quoted;
  choice: PaymentChoice;
  /** Fen that are held for something else. */
  held: number;
}

/** Returns whether the balance pays, all or its part, what is missing then, and what of it is held. */
export function BalancePart({ letter, quoted, choice, held }: BalancePartProps) {
  const text = useText();
  const { balance } = quoted;
  return (
    <DocumentSection
      letter={letter}
      title={text('documents.fromBalance')}
      after={text('payments.there', { balance: formatFen(balance) })}
    >
      {balance > 0 && <Share {...{ quoted, choice }} />}
      {held > 0 && (
        <chakra.p marginTop="2" fontSize="sm" color="muted">
          <FormattedMessage id="payments.heldElsewhere" values={{ held: formatFen(held) }} />
          <SentenceGap />
          <TextLink to={paths.fund.href({})}>
            <FormattedMessage id="payments.seeHeld" />
          </TextLink>
        </chakra.p>
      )}
    </DocumentSection>
  );
}

/** The part that the balance pays of the amount. */
function Share({ quoted, choice }: Pick<BalancePartProps, 'quoted' | 'choice'>) {
  const text = useText();
  const { amount } = quoted;
  const { isBalanceUsed, setBalanceUsed, fromBalance, rest } = choice;
  return (
    <>
      <SwitchField
        name="usesBalance"
        checked={isBalanceUsed}
        onChange={(event) => setBalanceUsed(event.target.checked)}
      >
        <b>
          <FormattedMessage id="payments.useBalance" />
        </b>
      </SwitchField>
      <Bar aria-hidden>
        <span style={{ width: `${(100 * fromBalance) / amount}%` }} />
      </Bar>
      <Flex justifyContent="space-between" gap="3" flexWrap="wrap" fontSize="sm">
        {/* What it pays alone is told by the receipt. */}
        {rest > 0 && (
          <Part>{text('payments.split.balance', { balance: formatFen(fromBalance) })}</Part>
        )}
        <Part role="status">
          {rest > 0
            ? text('payments.split.rest', { rest: formatFen(rest) })
            : text('payments.split.all')}
        </Part>
      </Flex>
    </>
  );
}

const Part = chakra('span', { base: { fontWeight: '600', fontVariantNumeric: 'tabular-nums' } });

/** The balance as a bar, with the missing part striped; the text below says the same. */
const Bar = chakra('div', {
  base: {
    height: '14px',
    marginTop: '3',
    marginBottom: '2',
    border: '1.5px solid {colors.ink}',
    borderRadius: '2px',
    overflow: 'hidden',
    background: 'repeating-linear-gradient(135deg, {colors.kraft} 0 4px, {colors.surface} 4px 8px)',
    '& > span': {
      display: 'block',
      height: '100%',
      background: 'brand',
      transition: 'width {durations.normal}',
    },
  },
});
