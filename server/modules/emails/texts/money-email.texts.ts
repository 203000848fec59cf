import type { Language } from '../../../kernel/language';
import type { MailedNotificationKind } from '../email.kinds';
import type { EmailText } from './email-text';

/** Emails about money only: a parcel's payment, and the balance. */
export type MoneyKind = Extract<
  MailedNotificationKind,
  | 'PACKAGE_PAID'
  | 'BALANCE_CREDITED'
  | 'REMITTANCE_DIFFERS'
  | 'PAYMENT_CREDITED'
  | 'WITHDRAWAL_REQUESTED'
  | 'WITHDRAWAL_SENT'
  | 'WITHDRAWAL_DECLINED'
  | 'REMITTANCE_DECLINED'
>;

/** Emails about payments and refunds, as receipts for a shopper who is not on the site. */
export const moneyEmailTexts: Record<Language, Record<MoneyKind, EmailText>> = {
  en: {
    PACKAGE_PAID: {
      subject: 'Package {package} is paid',
      body: 'Thank you, your payment has arrived. We send the package next and tell you when it leaves.',
      facts: [
        ['Package', '{package}'],
        ['Paid', '{amount}'],
      ],
      action: 'See the package',
    },
    BALANCE_CREDITED: {
      subject: '{amount} was added to your balance',
      body: 'You can pay for orders and packages with it, without a fee.',
      facts: [
        ['Added', '{amount}'],
        ['Number', '{reference}'],
      ],
      action: 'See your balance',
    },
    REMITTANCE_DIFFERS: {
      subject: '{amount} was added to your balance',
      body: 'Your remittance has arrived with a different amount than you told us. We credit what arrived.',
      facts: [
        ['Told', '{told}'],
        ['Arrived and added', '{amount}'],
        ['Payment', '{payment}'],
      ],
      action: 'See your balance',
      note: 'If you sent more, please write to us and attach the receipt.',
    },
    PAYMENT_CREDITED: {
      subject: '{amount} was charged and is in your balance',
      body: 'Your card was charged by a payment that no longer counted: what it was for was over, cancelled or paid another way by then, or you had begun to pay for it anew. The money is in your balance, the fee included; if it still waits for payment, pay it from there.',
      facts: [
        [
          'Paid for',
          '{purpose, select, ORDER {order {number}} PACKING_PLAN {packing plan {number}} other {a price difference in order {number}}}',
        ],
        ['Charged and added', '{amount}'],
        ['Payment', '{payment}'],
      ],
      action: 'See your balance',
      note: 'You can spend the money, or withdraw it to your card.',
    },
    WITHDRAWAL_REQUESTED: {
      subject: 'You asked to withdraw {amount} of your balance',
      body: 'We look at it and send the money back the way it came. Until then you can take the request back.',
      facts: [
        ['Withdrawal', '{withdrawal}'],
        ['Amount', '{amount}'],
      ],
      action: 'See your withdrawals',
      note: 'If it was not you, take the request back and change your password at once.',
    },
    WITHDRAWAL_SENT: {
      subject: '{amount} of your balance was withdrawn',
      body: 'We have sent the money back the way it came. Banks may take some days until you see it.',
      facts: [
        ['Withdrawal', '{withdrawal}'],
        ['Withdrawn', '{amount}'],
      ],
      action: 'See your balance',
    },
    WITHDRAWAL_DECLINED: {
      subject: 'Your withdrawal of {amount} was declined',
      body: 'The money is in your balance, and you can spend it at once.',
      facts: [
        ['Withdrawal', '{withdrawal}'],
        ['Our answer', '{reason}'],
      ],
      action: 'See your withdrawals',
    },
    REMITTANCE_DECLINED: {
      subject: 'We could not find your remittance of {amount}',
      body: 'Nothing was credited. Please check the control number and tell us again.',
      facts: [
        ['Payment', '{payment}'],
        ['Our answer', '{reason}'],
      ],
      action: 'Tell us again',
    },
  },
  zh: {
    PACKAGE_PAID: {
      subject: '包裹 {package} 已付款',
      body: '您的付款已收到，谢谢！我们接下来安排发货，发出后会通知您。',
      facts: [
        ['包裹', '{package}'],
        ['已付', '{amount}'],
      ],
      action: '查看包裹',
    },
    BALANCE_CREDITED: {
      subject: '{amount} 已存入您的余额',
      body: '可以用来支付订单和包裹，没有手续费。',
      facts: [
        ['存入', '{amount}'],
        ['编号', '{reference}'],
      ],
      action: '查看余额',
    },
    REMITTANCE_DIFFERS: {
      subject: '{amount} 已存入您的余额',
      body: '您的汇款已到账，但金额与您告知的不符，已按实际到账金额入账。',
      facts: [
        ['告知金额', '{told}'],
        ['到账并存入', '{amount}'],
        ['付款', '{payment}'],
      ],
      action: '查看余额',
      note: '如果您汇出的金额更多，请联系我们并附上回执。',
    },
    PAYMENT_CREDITED: {
      subject: '已扣款 {amount}，款项在您的余额中',
      body: '这笔刷卡支付当时已不再有效：所付内容已过期、已取消、已用其他方式支付，或您已重新发起支付。款项连同手续费已存入您的余额；如仍待付款，可用余额支付。',
      facts: [
        [
          '所付内容',
          '{purpose, select, ORDER {订单 {number}} PACKING_PLAN {打包计划 {number}} other {订单 {number} 的差价}}',
        ],
        ['扣款并存入', '{amount}'],
        ['付款', '{payment}'],
      ],
      action: '查看余额',
      note: '您可以使用这笔余额，也可以提现到银行卡。',
    },
    WITHDRAWAL_REQUESTED: {
      subject: '您申请了提现 {amount}',
      body: '我们会审核并将款项原路退回。在此之前您可以撤回申请。',
      facts: [
        ['提现', '{withdrawal}'],
        ['金额', '{amount}'],
      ],
      action: '查看提现',
      note: '如非本人操作，请立即撤回申请并修改密码。',
    },
    WITHDRAWAL_SENT: {
      subject: '余额 {amount} 已提现',
      body: '款项已原路退回，银行可能需要几天才能到账。',
      facts: [
        ['提现', '{withdrawal}'],
        ['已提现', '{amount}'],
      ],
      action: '查看余额',
    },
    WITHDRAWAL_DECLINED: {
      subject: '余额 {amount} 的提现未通过',
      body: '款项仍在您的余额中，可以立即使用。',
      facts: [
        ['提现', '{withdrawal}'],
        ['我们的答复', '{reason}'],
      ],
      action: '查看提现',
    },
    REMITTANCE_DECLINED: {
      subject: '未能查到您 {amount} 的汇款',
      body: '款项没有入账，请核对汇款监控号后重新提交。',
      facts: [
        ['付款', '{payment}'],
        ['我们的答复', '{reason}'],
      ],
      action: '重新提交',
    },
  },
};
