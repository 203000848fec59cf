import { chakra } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import { FundSpending_SpendingFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { formatFen } from '../../ui/values/moneyText';
import { RuledHeading } from '../../ui/layout/RuledHeading';

interface FundSpendingProps {
  spending: FragmentType<typeof FundSpending_SpendingFragmentDoc>[];
}

/** Shows the spending of six months as bars; nothing without spending (RT-19). */
export function FundSpending(props: FundSpendingProps) {
  const text = useText();
  const spent = readFragment(FundSpending_SpendingFragmentDoc, props.spending)
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);
  const [most] = spent;
  const sum = spent.reduce((total, { amount }) => total + amount, 0);
  if (!most) return null;
  return (
    <section aria-labelledby="spending">
      <RuledHeading id="spending" after={text('funds.spending.sum', { sum: formatFen(sum) })}>
        {text('funds.spending')}
      </RuledHeading>
      <Bars>
        {spent.map(({ kind, amount }) => (
          <li key={kind}>
            <span>{text(`funds.spending.${kind}`)}</span>
            <i aria-hidden>
              <b style={{ width: `${(100 * amount) / most.amount}%` }} />
            </i>
            <span>{formatFen(amount)}</span>
          </li>
        ))}
      </Bars>
    </section>
  );
}

/** On phones the bar is below its name and amount. */
const Bars = chakra('ul', {
  base: {
    listStyleType: 'none',
    fontSize: 'sm',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr auto', md: '180px 1fr 110px' },
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      paddingY: '6px',
    },
    '& i': {
      order: { base: '1', md: '0' },
      gridColumn: { base: '1 / -1', md: 'auto' },
      height: '12px',
    },
    '& b': { display: 'block', minWidth: '2px', height: '100%', background: 'brand' },
    '& > li > span:last-of-type': {
      textAlign: 'end',
      fontFamily: 'mono',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
