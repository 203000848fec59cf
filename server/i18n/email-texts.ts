import type { Language } from '../kernel/language';
import type { EmailKey } from '../modules/emails/public';
import { accountEmailTexts } from './account-email-texts';
import type { EmailText } from './email-text';
import { notificationEmailTexts } from './notification-email-texts';

/** Everything we write. */
export const emailTexts: Record<Language, Record<EmailKey, EmailText>> = {
  en: {
    ...accountEmailTexts.en,
    ...notificationEmailTexts.en,
    lead: {
      subject: 'Fulfilment: {monthlyParcels, plural, one {# parcel} other {# parcels}} a month',
      body: `A business asks for fulfilment.

{message}`,
      facts: [
        ['Name', '{name}'],
        ['Company', '{company}'],
        ['Email', '{replyTo}'],
        ['Phone', '{phone}'],
        ['Parcels a month', '{monthlyParcels, number}'],
      ],
    },
  },
  zh: {
    ...accountEmailTexts.zh,
    ...notificationEmailTexts.zh,
    lead: {
      subject: '代发货咨询：每月 {monthlyParcels, number} 个包裹',
      body: `有企业咨询代发货服务。

{message}`,
      facts: [
        ['姓名', '{name}'],
        ['公司', '{company}'],
        ['邮箱', '{replyTo}'],
        ['电话', '{phone}'],
        ['每月包裹数', '{monthlyParcels, number}'],
      ],
    },
  },
};
