import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button';

interface PrintButtonProps {
  /** Prints more than the page shows. */
  onPrint?: () => void;
  isDisabled?: boolean;
  /** Name of the printed document, if it is more than this page. */
  children?: ReactNode;
}

/** Prints the page; print styles leave out everything but its contents. */
export function PrintButton({ onPrint, isDisabled, children }: PrintButtonProps) {
  return (
    <Button size="sm" isDisabled={isDisabled} onClick={onPrint ?? (() => window.print())}>
      <Printer size={18} strokeWidth={1.75} aria-hidden />
      {children ?? <FormattedMessage id="common.print" />}
    </Button>
  );
}
