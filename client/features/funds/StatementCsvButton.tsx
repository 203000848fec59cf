import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useDownload } from '../../apollo/useDownload';
import { Button } from '../../ui/Button';

interface StatementCsvButtonProps {
  /** Filters of the records. */
  narrowed: Readonly<Record<string, string | undefined>>;
}

/** Every record of what is shown, as a file for spreadsheets. */
export function StatementCsvButton({ narrowed }: StatementCsvButtonProps) {
  const { download, isRunning } = useDownload();
  const given = Object.entries(narrowed).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const path = `/api/v1/fund_statement.csv?${new URLSearchParams(given)}`;
  return (
    <Button size="sm" isBusy={isRunning} onClick={() => void download(path, 'statement.csv')}>
      <Download size={18} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="funds.csv" />
    </Button>
  );
}
