import type { Language } from '../kernel/language';
import type { LetterKey } from '../modules/letters/letter.kinds';
import { accountLetterTexts } from './account-letter-texts';
import type { LetterText } from './letter-text';
import { messageLetterTexts } from './message-letter-texts';

/** Everything we write. */
export const letterTexts: Record<Language, Record<LetterKey, LetterText>> = {
  en: {
    ...accountLetterTexts.en,
    ...messageLetterTexts.en,
    lead: {
      subject: 'Fulfilment: {monthlyParcels, plural, one {# parcel} other {# parcels}} a month',
      body: `A business asks for fulfilment.

{message}`,
      facts: [
        ['Name', '{name}'],
        ['Company', '{company}'],
        ['E-mail', '{replyTo}'],
        ['Phone', '{phone}'],
        ['Parcels a month', '{monthlyParcels, number}'],
      ],
    },
  },
  zh: {
    ...accountLetterTexts.zh,
    ...messageLetterTexts.zh,
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
