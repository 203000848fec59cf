import { chakra, Flex } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { Button } from '../Button';
import { Input } from '../theme/inputStyles';
import { LinkButton } from '../Link';
import type { ListParams } from './listParams';

interface ListFilterProps {
  /** What the form is for, e.g. "Find orders". */
  label: string;
  /** Path of the list: a plain GET form, so it works before any script has run. */
  action: string;
  current: ListParams;
  /** What stays in the address though the form does not ask for it. */
  kept?: Record<string, string | undefined>;
  /** Address of the list without any filter. */
  clearHref: string;
  /** Label of the search box; without it only days are asked for. */
  searchLabel?: string;
  searchHint?: string;
  /** Whether the further fields narrow the list. */
  isNarrowed?: boolean;
  /** Further fields, between the search box and the days. */
  children?: ReactNode;
}

/** Narrows a list by words and days; Enter in any field sends it. */
export function ListFilter({ label, action, current, kept = {}, ...props }: ListFilterProps) {
  const text = useText();
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
        <Field flex="1 1 220px">
          <span>{props.searchLabel}</span>
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
        </Field>
      )}
      {props.children}
      <Field flex="1 1 140px">
        <span>{text('common.from')}</span>
        <Input key={from} type="date" name="from" defaultValue={from} min="2000-01-01" />
      </Field>
      <Field flex="1 1 140px">
        <span>{text('common.to')}</span>
        <Input key={to} type="date" name="to" defaultValue={to} max="2099-12-31" />
      </Field>
      <Flex gap="2">
        <Button type="submit" isRepeatable>
          <Search size={18} strokeWidth={1.75} aria-hidden />
          <FormattedMessage id="common.find" />
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
    gap: '3',
    alignItems: 'flex-end',
    _print: { display: 'none' },
  },
});

/** A label above its control. */
export const Field = chakra('label', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: '0',
    fontSize: 'sm',
    fontWeight: '600',
    '& > :not(span)': { fontWeight: '400' },
  },
});
