import type { Language } from '../../../kernel/language';
import type { EmailKey } from '../email.kinds';
import { accountEmailTexts } from './account-email.texts';
import type { EmailText } from './email-text';
import { moneyEmailTexts } from './money-email.texts';
import { notificationEmailTexts } from './notification-email.texts';

/** The texts of all emails. */
export const emailTexts: Record<Language, Record<EmailKey, EmailText>> = {
  en: {
    ...accountEmailTexts.en,
    ...notificationEmailTexts.en,
    ...moneyEmailTexts.en,
    paymentsFrozen: {
      subject: '{site}: the ledger is broken, payments are frozen',
      body: `A check of the ledger found what must not be. Shoppers cannot pay or top up until it has been looked into; money that is on its way is still booked, and nothing was repaired.

{findings}

Check again: operator ledger verify. When it finds nothing any more: operator ledger lift --reason TEXT`,
      facts: [['Found', '{at}']],
    },
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
    ...moneyEmailTexts.zh,
    paymentsFrozen: {
      subject: '{site}：账目不符，付款已冻结',
      body: `账目检查发现了不应出现的情况。在查清之前，用户不能付款或充值；在途款项仍会入账，系统没有自动修复任何内容。

{findings}

重新检查：operator ledger verify。确认无误后解除：operator ledger lift --reason TEXT`,
      facts: [['发现时间', '{at}']],
    },
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
