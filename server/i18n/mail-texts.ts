import type { Language } from '../kernel/language';
import { accountMailTexts } from './account-mail-texts';
import type { MailText } from './mail-text';

export type MailKey = 'lead' | keyof (typeof accountMailTexts)['en'];

/** Letters that the shop writes. */
export const mailTexts: Record<Language, Record<MailKey, MailText>> = {
  en: {
    ...accountMailTexts.en,
    lead: {
      subject: 'Fulfilment: {monthlyParcels, plural, one {# parcel} other {# parcels}} a month',
      text: `A business asks for fulfilment.

Name: {name}
Company: {company}
E-mail: {replyTo}
Phone: {phone}
Parcels a month: {monthlyParcels, number}

{message}
`,
    },
  },
  zh: {
    ...accountMailTexts.zh,
    lead: {
      subject: '代发货咨询：每月 {monthlyParcels, number} 个包裹',
      text: `有企业咨询代发货服务。

姓名：{name}
公司：{company}
邮箱：{replyTo}
电话：{phone}
每月包裹数：{monthlyParcels, number}

{message}
`,
    },
  },
};
