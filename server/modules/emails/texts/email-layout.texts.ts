import type { Language } from '../../../kernel/language';

/** Texts of the layout of every email; ICU messages. */
interface EmailLayoutText {
  readonly greeting: string;
  /** Text above the address of the button. */
  readonly plainLink: string;
  readonly questions: string;
}

export const emailLayoutTexts: Record<Language, EmailLayoutText> = {
  en: {
    greeting: 'Hello,',
    plainLink: 'If the button does not work, open this address:',
    questions: 'Questions? Just write to us:',
  },
  zh: {
    greeting: '您好：',
    plainLink: '如果按钮无法打开，请访问以下地址：',
    questions: '如有疑问，欢迎来信：',
  },
};
