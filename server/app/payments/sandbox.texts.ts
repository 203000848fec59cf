import type { Language } from '../../kernel/language';

interface SandboxTexts {
  readonly title: string;
  readonly explanation: string;
  readonly pay: string;
  readonly fail: string;
  readonly leave: string;
  readonly back: string;
  /** The results of a session that has ended. */
  readonly PAID: string;
  readonly FAILED: string;
  readonly EXPIRED: string;
}

/** The page of the sandbox gateway. */
export const sandboxTexts: Record<Language, SandboxTexts> = {
  en: {
    title: 'Sandbox payment',
    explanation: 'No card is needed and no money moves. Choose what happens to this payment.',
    pay: 'Pay',
    fail: 'Let the bank refuse it',
    leave: 'Go back without paying',
    back: 'Back to the shop',
    PAID: 'This payment is done.',
    FAILED: 'This payment was refused. Nothing was charged.',
    EXPIRED: 'This payment page has been closed. Nothing was charged here.',
  },
  zh: {
    title: '沙盒支付',
    explanation: '无需银行卡，也不会真实扣款。请选择这笔支付的结果。',
    pay: '支付',
    fail: '模拟银行拒付',
    leave: '不支付，返回',
    back: '返回商店',
    PAID: '这笔支付已完成。',
    FAILED: '这笔支付已被拒绝，没有扣款。',
    EXPIRED: '此支付页面已关闭，这里没有扣款。',
  },
};
