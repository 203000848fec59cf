import { chakra } from '@chakra-ui/react';
import { FormattedDate } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { FundMonths_MonthFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { foldMark } from '../../ui/theme/foldMark';
import { NARROW } from '../../ui/theme/narrow';
import { formatFen } from '../../ui/values/moneyText';

interface FundMonthsProps {
  /** Oldest first. */
  months: FragmentType<typeof FundMonths_MonthFragmentDoc>[];
}

/** Money in and out by month, as figures for those who cannot see the chart. */
export function FundMonths(props: FundMonthsProps) {
  const text = useText();
  const months = readFragment(FundMonths_MonthFragmentDoc, props.months);
  return (
    <details data-screen-only>
      <Summary>{text('funds.months.figures')}</Summary>
      <Table aria-label={text('funds.months')}>
        <thead>
          <tr>
            {(['month', 'incoming', 'outgoing'] as const).map((column) => (
              <th key={column} scope="col">
                {text(`funds.months.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, incoming, outgoing }) => (
            <tr key={month}>
              <th scope="row">
                <FormattedDate value={month} month="long" year="numeric" timeZone="UTC" />
              </th>
              <td>{formatFen(incoming)}</td>
              <td>{formatFen(outgoing)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

const Summary = chakra('summary', {
  base: {
    ...{ display: 'flex', alignItems: 'center', gap: '2' },
    width: 'fit-content',
    minHeight: { base: '44px', md: '36px' },
    color: 'brand',
    fontSize: 'sm',
    ...foldMark,
  },
});

const Table = chakra('table', {
  base: {
    width: '100%',
    marginTop: '2',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    [NARROW]: { '& :is(th, td) + :is(th, td)': { paddingInlineStart: '2' }, fontSize: 'xs' },
    '& th, & td': { paddingBlock: '2', textAlign: 'end', fontWeight: '400' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': { color: 'muted' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'hairline' },
  },
});
