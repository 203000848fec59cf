import { chakra } from '@chakra-ui/react';
import { useText } from '../i18n/useText';
import { Table } from '../ui/Table';

const faults = [
  ['scan.sheet.wrongPrefix', 'scan.noPrefix', 'scan.sheet.todoPrefix'],
  ['scan.sheet.wrongEnd', 'scan.noEnd', 'scan.sheet.todoEnd'],
  ['scan.sheet.wrongMethod', 'scan.inputMethod', 'scan.sheet.todoMethod'],
  ['scan.sheet.wrongSign', 'scan.wrongCheck', 'scan.sheet.todoSign'],
] as const;

/** What can go wrong with a scanner, how the line says it, and what to do. */
export function ScanFaults() {
  const text = useText();
  return (
    <Table marginTop="4">
      <thead>
        <tr>
          <th>{text('scan.sheet.wrong')}</th>
          <th>{text('scan.sheet.says')}</th>
          <th>{text('scan.sheet.todo')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(([wrong, says, todo]) => (
          <tr key={wrong}>
            <td>{text(wrong)}</td>
            <td>
              <chakra.b fontWeight="600">{text(says, { code: 'I204417360' })}</chakra.b>
            </td>
            <td>{text(todo)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
