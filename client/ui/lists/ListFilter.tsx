import { chakra, Flex } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '../Button';
import { Input } from '../theme/inputStyles';
import { LinkButton } from '../Link';
import { FilterField } from './FilterField';
import { ListDays } from './ListDays';
import type { ListParams } from './listParams';

interface ListFilterProps {
  /** Name of the form, e.g. "Find orders". */
  label: string;
  /** Path of the list: a plain GET form, so it works before any script has run. */
  action: string;
  current: ListParams;
  /** Query parameters to keep in the address besides the form's own. */
  kept?: Record<string, string | undefined>;
  /** Address of the list without any filter. */
  clearHref: string;
  /** Label of the search box; without it the form has only days. */
  searchLabel?: string;
  searchHint?: string;
  /** True if the further fields narrow the list. */
  isNarrowed?: boolean;
  /** Further fields, between the search box and the days. */
  children?: ReactNode;
}

/** Filters a list by text and days; Enter in any field submits. */
export function ListFilter({ label, action, current, kept = {}, ...props }: ListFilterProps) {
  const navigate = useNavigate();
  const { search = '', from = '', to = '' } = current;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    );
    void navigate(`${action}${entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''}`);
  }

  return (
    <Form role="search" aria-label={label} action={action} method="get" onSubmit={submit}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {props.searchLabel && (
        <FilterField flex={{ base: '1 1 110px', md: '1 1 220px' }}>
          {/* On phones the hint within the box has to do, so that the list is seen sooner. */}
          <chakra.span srOnly={{ base: true, md: false }}>{props.searchLabel}</chakra.span>
          {/* Another search from elsewhere, or going back, fills the box anew. */}
          <Input
            key={search}
            type="search"
            name="search"
            defaultValue={search}
            placeholder={props.searchHint}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
        </FilterField>
      )}
      {props.children}
      <ListDays key={`${from} ${to}`} from={from} to={to} />
      <Flex gap="2">
        <Button type="submit" isRepeatable>
          <Search size={18} strokeWidth={1.75} aria-hidden />
          <chakra.span srOnly={{ base: true, sm: false }}>
            <FormattedMessage id="common.find" />
          </chakra.span>
        </Button>
        {(search || from || to || props.isNarrowed) && (
          <LinkButton to={props.clearHref} look="quiet">
            <FormattedMessage id="common.clear" />
          </LinkButton>
        )}
      </Flex>
    </Form>
  );
}

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '1', md: '3' },
    rowGap: { base: '2', md: '3' },
    alignItems: 'flex-end',
    _print: { display: 'none' },
  },
});
