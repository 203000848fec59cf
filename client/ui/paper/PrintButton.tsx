import { Printer } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button';

interface PrintButtonProps {
  /** Prints more than the page shows. */
  onPrint?: () => void;
  isDisabled?: boolean;
}

/** Prints the page; print styles leave out everything but its contents. */
export function PrintButton({ onPrint, isDisabled }: PrintButtonProps) {
  return (
    <Button size="sm" isDisabled={isDisabled} onClick={onPrint ?? (() => window.print())}>
      <Printer size={18} strokeWidth={1.75} aria-hidden />
      <FormattedMessage id="common.print" />
    </Button>
  );
}
