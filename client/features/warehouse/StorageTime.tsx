import { Clock, ClockAlert } from 'lucide-react';
import { useText } from '../../i18n/useText';
import { formatFen } from '../../ui/moneyText';
import { StatusStamp } from '../../ui/StatusStamp';
import { storageTone } from './storageTone';

interface StorageTimeProps {
  /** Whole days; negative when overdue. */
  freeDaysLeft: number;
  /** What overdue storage costs as of now, in fen. */
  storageFee: number;
}

/** The days of free storage left, or how long an item is overdue and what that costs. */
export function StorageTime({ freeDaysLeft, storageFee }: StorageTimeProps) {
  const text = useText();
  const tone = storageTone(freeDaysLeft);
  const label =
    freeDaysLeft < 0
      ? text('warehouse.overdue', { days: -freeDaysLeft, fee: formatFen(storageFee) })
      : text('warehouse.daysLeft', { days: freeDaysLeft });
  return <StatusStamp tone={tone} icon={tone === 'ok' ? Clock : ClockAlert} label={label} />;
}
