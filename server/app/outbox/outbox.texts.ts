import type { Language } from '../../kernel/language';

interface OutboxText {
  readonly title: string;
  readonly intro: string;
  readonly empty: string;
  readonly back: string;
  readonly shop: string;
  readonly from: string;
  readonly to: string;
  readonly email: string;
  readonly plainText: string;
}

/** The page that shows caught mail. */
export const outboxTexts: Record<Language, OutboxText> = {
  en: {
    title: 'Outbox',
    intro: 'Emails that would have been sent, newest first. Nothing leaves this machine.',
    empty: 'No emails yet. Register, for example, and one appears here within a second.',
    back: 'All emails',
    shop: 'Back to the shop',
    from: 'From',
    to: 'To',
    email: 'The email',
    plainText: 'As plain text',
  },
  zh: {
    title: '发件箱',
    intro: '本应寄出的邮件，最新的在前。没有任何邮件离开这台机器。',
    empty: '还没有邮件。试着注册一个账户，一秒钟内就会出现在这里。',
    back: '全部邮件',
    shop: '返回商店',
    from: '发件人',
    to: '收件人',
    email: '邮件',
    plainText: '纯文本',
  },
};
