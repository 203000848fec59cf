import { MailCheck, MailWarning } from 'lucide-react';
import { useText } from '../../../i18n/useText';
import { StatusStamp } from '../../../ui/document/StatusStamp';

/** Returns whether an email address was verified (EN-02). */
export function EmailStamp({ isVerified }: { isVerified: boolean }) {
  const text = useText();
  return isVerified ? (
    <StatusStamp tone="ok" icon={MailCheck} label={text('entry.emailVerified')} />
  ) : (
    <StatusStamp tone="warn" icon={MailWarning} label={text('entry.emailUnverified')} />
  );
}
