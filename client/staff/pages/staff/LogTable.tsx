import { chakra } from '@chakra-ui/react';
import { DateTime } from '../../../ui/values/DateTime';
import type { AuditLogQuery } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Table } from '../../ui/Table';

type Entry = AuditLogQuery['auditLog']['entries'][number];

/** Entries of the log; actions are shown by the code that the filters of the server know. */
export function LogTable({ entries }: { entries: readonly Entry[] }) {
  const text = useText();
  return (
    <Table>
      <thead>
        <tr>
          <chakra.th paddingInlineStart="18px !important">{text('log.number')}</chakra.th>
          <th>{text('log.at')}</th>
          <th>{text('log.by')}</th>
          <th>{text('log.station')}</th>
          <th>{text('log.did')}</th>
          <th>{text('log.about')}</th>
          <th>{text('log.change')}</th>
          <th>{text('log.why')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <chakra.tr key={entry.number} fontSize="sm">
            <chakra.td paddingInlineStart="18px !important" fontFamily="mono" color="muted">
              {entry.number}
            </chakra.td>
            <td>
              <DateTime at={entry.at} />
            </td>
            <td>
              <chakra.b fontWeight="600">
                <bdi>{entry.actor}</bdi>
              </chakra.b>
            </td>
            <chakra.td color="muted">
              <bdi>{entry.station}</bdi>
            </chakra.td>
            <Code translate="no">{entry.action}</Code>
            <Code translate="no">{entry.about}</Code>
            <Code translate="no">
              {entry.before && <chakra.del color="muted">{inWords(entry.before)}</chakra.del>}
              {entry.before && entry.after && ' → '}
              {entry.after && (
                <chakra.ins fontWeight="700" textDecoration="none">
                  {inWords(entry.after)}
                </chakra.ins>
              )}
            </Code>
            <td>
              <bdi>{entry.reason}</bdi>
            </td>
          </chakra.tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Returns figures and statuses, which come as JSON, in a line. */
function inWords(json: string): string {
  try {
    const value = JSON.parse(json) as unknown;
    if (value === null || typeof value !== 'object') return String(value);
    return Object.entries(value)
      .map(
        ([name, figure]) =>
          `${name} ${typeof figure === 'string' ? figure : JSON.stringify(figure)}`,
      )
      .join(', ');
  } catch {
    return json;
  }
}

const Code = chakra('td', {
  base: { fontFamily: 'mono', fontSize: '0.8125rem', overflowWrap: 'anywhere' },
});
