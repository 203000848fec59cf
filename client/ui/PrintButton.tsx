import { Printer } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from './Button';

/** Prints the page; print styles leave out everything but its contents. */
export function PrintButton() {
  return (
    <Button size="sm" onClick={() => window.print()}>
      <Printer size={18} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="common.print" />
    </Button>
  );
}
