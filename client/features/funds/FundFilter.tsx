import { paths } from '../../routes/paths';
import type { FundRecordType } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Select } from '../../ui/theme/inputStyles';
import { FilterField } from '../../ui/lists/FilterField';
import { ListFilter } from '../../ui/lists/ListFilter';
import type { ListParams } from '../../ui/lists/listParams';
import { fundRecordTypes } from './fundRecordType';

interface FundFilterProps {
  type?: FundRecordType;
  period: ListParams;
}

/** Narrows the balance details by why and when the money moved (RT-19). */
export function FundFilter({ type, period }: FundFilterProps) {
  const text = useText();
  return (
    <ListFilter
      label={text('funds.find')}
      action={paths.fund.path}
      current={period}
      clearHref={paths.fund.href()}
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
  );
}
