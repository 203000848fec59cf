import { chakra } from '@chakra-ui/react';
import { ShieldCheck, ShieldAlert } from 'lucide-react';
import { useNow } from '../../../ui/useNow';
import { Avatar } from '../../frame/RailFoot';
import type { StaffEntryFragment } from '../../gql/graphql';
import { useClockTime } from '../../i18n/useClockTime';
import { useText } from '../../i18n/useText';
import { Table } from '../../ui/Table';
import { Tag } from '../../ui/Sheet';

interface PeopleTableProps {
  people: readonly StaffEntryFragment[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function PeopleTable({ people, chosen, onChoose }: PeopleTableProps) {
  const text = useText();
  const time = useClockTime();
  const now = useNow() ?? 0;
  const seen = ([last]: StaffEntryFragment['sessions']) =>
    last && time(last.lastUsedAt, { isDayShown: now - Date.parse(last.lastUsedAt) > DAY_MS });
  return (
    <Inset>
      <thead>
        <tr>
          <th>{text('people.name')}</th>
          <th>{text('people.roles')}</th>
          <th>{text('people.seen')}</th>
          <th>{text('people.factor')}</th>
          <th>{text('people.station')}</th>
          <chakra.th data-figure>{text('people.sessions')}</chakra.th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, roles, status, needsFactor, hasFactor, sessions }) => (
          <tr key={id} id={`row-${id}`} aria-current={id === chosen || undefined}>
            <td>
              <Name type="button" onClick={() => onChoose(id)}>
                <Avatar aria-hidden>{name.slice(0, 1).toUpperCase()}</Avatar>
                <bdi>{name}</bdi>
              </Name>
            </td>
            <td>
              {roles.map((role) => text(`people.role.${role}`)).join(', ')}{' '}
              {status !== 'ACTIVE' && (
                <Tag kind={status === 'SUSPENDED' ? 'danger' : 'warn'}>
                  {text(`people.status.${status}`)}
                </Tag>
              )}
            </td>
            <td>{seen(sessions)}</td>
            <td>
              <Factor needs={needsFactor} has={hasFactor} />
            </td>
            <td>{sessions[0]?.station}</td>
            <chakra.td data-figure>{sessions.length}</chakra.td>
          </tr>
        ))}
      </tbody>
    </Inset>
  );
}

function Factor({ needs, has }: Record<'needs' | 'has', boolean>) {
  const text = useText();
  if (has)
    return (
      <Tag kind="ok">
        <ShieldCheck size={15} strokeWidth={1.75} aria-hidden /> {text('people.factorOn')}
      </Tag>
    );
  if (needs)
    return (
      <Tag kind="warn">
        <ShieldAlert size={15} strokeWidth={1.75} aria-hidden /> {text('people.factorMissing')}
      </Tag>
    );
  return <chakra.span color="muted">{text('people.factorNone')}</chakra.span>;
}

const Inset = chakra(Table, {
  base: {
    '& :is(td, th):first-of-type': { paddingInlineStart: '18px' },
    '& :is(td, th):last-of-type': { paddingInlineEnd: '18px' },
    '& [data-figure]': { textAlign: 'end' },
    mdDown: { '& tr': { paddingInline: '14px' }, '& td:nth-of-type(n)': { padding: '0' } },
  },
});

const Name = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '9px',
    minHeight: { base: '30px', mdDown: '44px' },
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { '& bdi': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
});
