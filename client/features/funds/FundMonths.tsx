import { chakra, Flex, Stack } from '@chakra-ui/react';
import { readFragment, type FragmentType } from '../../gql';
import { FundMonths_MonthFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Card } from '../../ui/paper/Card';
import { FundMonthsChart } from './FundMonthsChart';
import { FundMonthsTable } from './FundMonthsTable';
import { MonthBar } from './MonthBar';

interface FundMonthsProps {
  /** Oldest first. */
  months: FragmentType<typeof FundMonths_MonthFragmentDoc>[];
}

/** How tall the card is in either language, as long as its figures are folded. */
export const fundMonthsHeight = { base: '306px', md: '322px' };

/** What came in and went out in each month, drawn and in figures; nothing where nothing moved. */
export function FundMonths(props: FundMonthsProps) {
  const text = useText();
  const months = readFragment(FundMonths_MonthFragmentDoc, props.months);
  if (months.every(({ incoming, outgoing }) => incoming === 0 && outgoing === 0)) return null;
  return (
    <Card css={{ '@media print': { breakInside: 'avoid' } }}>
      <Stack gap="4">
        <Flex justifyContent="space-between" columnGap="4" flexWrap="wrap" lineHeight="24px">
          <chakra.h2 fontSize="lg" lineHeight="inherit">
            {text('funds.months')}
          </chakra.h2>
          <Flex aria-hidden gap="3" color="muted" fontSize="xs">
            <LegendEntry way="incoming" />
            <LegendEntry way="outgoing" />
          </Flex>
        </Flex>
        <FundMonthsChart months={months} />
        <FundMonthsTable months={months} />
      </Stack>
    </Card>
  );
}

function LegendEntry({ way }: { way: 'incoming' | 'outgoing' }) {
  const text = useText();
  return (
    <Flex alignItems="center" gap="2">
      <svg width="12" height="12">
        <MonthBar way={way} x={0} y={0} height={12} />
      </svg>
      {text(`funds.months.${way}`)}
    </Flex>
  );
}
