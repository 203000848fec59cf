import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { FundRecordGroup, FundRecordType } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { paths } from '../../routes/paths';
import { useOnTop } from '../../ui/feedback/useOnTop';
import { Chip, Chips } from '../../ui/lists/Chips';
import { FilterField } from '../../ui/lists/FilterField';
import { ListFilter } from '../../ui/lists/ListFilter';
import { isNarrowed, type ListParams } from '../../ui/lists/listParams';
import { foldMark } from '../../ui/theme/foldMark';
import { Select } from '../../ui/theme/inputStyles';
import { fundRecordGroups } from './fundRecordGroup';
import { fundRecordTypes } from './fundRecordType';

interface FundFilterProps {
  group?: FundRecordGroup;
  type?: FundRecordType;
  period: ListParams;
}

/** Narrows the records: by a press to what came in, went out or was refunded; by type and days (RT-19). */
export function FundFilter({ group, type, period }: FundFilterProps) {
  const text = useText();
  const { from, to } = period;
  const fold = useRef<HTMLDetailsElement>(null);
  const [isAskedFor, setAskedFor] = useState(false);
  useOnTop(isAskedFor, () => fold.current?.removeAttribute('open'));
  const isNarrow = type !== undefined || isNarrowed(period);
  return (
    <chakra.div data-screen-only display="grid" gap="3">
      <Chips aria-label={text('funds.groups')}>
        {[undefined, ...fundRecordGroups].map((each) => (
          <Chip
            key={each ?? 'ALL'}
            to={paths.fund.href({ group: each, type, from, to })}
            aria-current={each === group ? 'true' : undefined}
          >
            {text(`funds.group.${each ?? 'ALL'}`)}
          </Chip>
        ))}
      </Chips>
      <details
        ref={fold}
        open={isNarrow}
        onToggle={({ currentTarget }) => setAskedFor(currentTarget.open && !isNarrow)}
      >
        <Summary>{text('funds.narrow')}</Summary>
        <ListFilter
          label={text('funds.find')}
          action={paths.fund.path}
          current={period}
          kept={{ group }}
          clearHref={paths.fund.href({ group })}
          isNarrowed={type !== undefined}
        >
          <FilterField flex="1 1 160px">
            <span>{text('funds.type')}</span>
            <Select key={type} name="type" defaultValue={type ?? ''}>
              <option value="">{text('funds.allTypes')}</option>
              {fundRecordTypes.map((each) => (
                <option key={each} value={each}>
                  {text(`funds.type.${each}`)}
                </option>
              ))}
            </Select>
          </FilterField>
        </ListFilter>
      </details>
    </chakra.div>
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
