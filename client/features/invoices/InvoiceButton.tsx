import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useDownload } from '../../apollo/useDownload';
import { Button } from '../../ui/Button';

interface InvoiceButtonProps {
  of: 'orders' | 'packages';
  /** Number of the order or package. */
  number: string;
}

/** Fetches the invoice of an order or a package as a PDF. */
export function InvoiceButton({ of, number }: InvoiceButtonProps) {
  const { download, isRunning } = useDownload();
  const path = `/api/v1/${of}/${encodeURIComponent(number)}/invoice.pdf`;
  return (
    <Button size="sm" isBusy={isRunning} onClick={() => void download(path, `${number}.pdf`)}>
      <Download size={18} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="documents.invoice" />
    </Button>
  );
}
