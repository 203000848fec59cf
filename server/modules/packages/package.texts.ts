import type { Language } from '../../kernel/language';
import type { PackageTimelineEvent } from './package-event.entity';

/** Texts of the lines of a package's timeline. */
export const packageTimelineTexts: Record<Language, Record<PackageTimelineEvent, string>> = {
  en: {
    open: 'Package paid, waiting to be shipped',
    cancel: 'Package cancelled',
    ship: 'Package shipped',
    correctTracking: 'Tracking number corrected',
    confirmReceipt: 'Receipt confirmed',
    autoConfirm: 'Receipt confirmed automatically',
    review: 'Package reviewed',
  },
  zh: {
    open: '包裹已付款，等待发货',
    cancel: '包裹已取消',
    ship: '包裹已发货',
    correctTracking: '运单号已更正',
    confirmReceipt: '已确认收货',
    autoConfirm: '系统已自动确认收货',
    review: '包裹已评价',
  },
};
