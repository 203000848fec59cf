import type { Language } from '../../kernel/language';
import type { NotificationKind } from './notification.kinds';

interface NotificationText {
  readonly title: string;
  readonly body: string;
}

/** Texts of notifications; ICU messages with the parameters of their kind. */
export const notificationTexts: Record<Language, Record<NotificationKind, NotificationText>> = {
  en: {
    ORDER_PAID: {
      title: 'Order {order} is paid',
      body: 'We have received {amount}. We review the order, then place it with the shop.',
    },
    PACKAGE_PAID: {
      title: 'Package {package} is paid',
      body: 'We have received {amount} for its delivery, and send it next.',
    },
    ORDER_EXPIRED: {
      title: 'Order {order} was cancelled',
      body: 'It was not paid within {hours, plural, one {one hour} other {# hours}}. Nothing was charged; you can order the items again at any time.',
    },
    ITEM_ARRIVED: {
      title: 'An item of order {order} has arrived',
      body: '“{item}” is in our warehouse. The rest of the order is still on its way.',
    },
    ITEM_CORRECTED: {
      title: 'We measured an item of order {order} anew',
      body: '“{item}”: {before} became {after}. What its parcel costs follows from that. {reason}',
    },
    ORDER_IN_STOCK: {
      title: 'Order {order} is complete in our warehouse',
      body: 'Everything has arrived: you can pack it now. If something is not as it should be, ask for a refund within {days, plural, one {one day} other {# days}}.',
    },
    REFUND_APPROVED: {
      title: 'Order {order} was refunded',
      body: '{amount} has returned to your balance. You can spend it, or withdraw what of it was paid by card or remittance.',
    },
    REFUND_DECLINED: {
      title: 'We could not refund order {order}',
      body: 'The order goes on where it was. Our answer: {reason}',
    },
    ITEM_REFUNDED: {
      title: 'An item of order {order} was refunded',
      body: '{amount} for “{item}” has returned to your balance. {note}',
    },
    QUESTION_ASKED: {
      title: 'Order {order} needs your answer',
      body: 'The price or availability of “{item}” has changed. Please answer within {hours, plural, one {one hour} other {# hours}}; without an answer we refund it.',
    },
    QUESTION_ACCEPTED: {
      title: 'We buy “{item}” as you decided',
      body: 'Order {order} goes on. Thank you for your answer.',
    },
    QUESTION_DECLINED: {
      title: '“{item}” was refunded',
      body: 'You declined the change. {amount} has returned to your balance; {rest, plural, =0 {nothing is left of order {order}} other {the rest of order {order} goes on}}.',
    },
    QUESTION_EXPIRED: {
      title: '“{item}” was refunded',
      body: 'We had no answer to our question about order {order} in time. {amount} has returned to your balance.',
    },
    QUESTION_WITHDRAWN: {
      title: 'Your answer about “{item}” is not needed any more',
      body: 'We can get it as you ordered it after all. Order {order} goes on.',
    },
    PRICE_LOWERED: {
      title: '“{item}” costs less than you paid',
      body: 'The difference of {amount} has returned to your balance. Order {order} goes on.',
    },
    PACKAGE_SHIPPED: {
      title: 'Package {package} is on its way',
      body: '{carrier} carries it under the tracking number {trackingNumber}.',
    },
    PACKAGE_COMPLETED: {
      title: 'Package {package} is completed',
      body: 'It was shipped {days, plural, one {one day} other {# days}} ago, so we take it as received. We would be glad to read your review.',
    },
    REVIEW_PICTURE_REFUSED: {
      title: 'The picture of your review is not shown',
      body: 'Your words and stars stay as they are. Our reason: {reason}',
    },
    BALANCE_CREDITED: {
      title: '{amount} was added to your balance',
      body: 'You can pay for orders and packages with it, without a fee.',
    },
    REMITTANCE_DIFFERS: {
      title: '{amount} was added to your balance',
      body: 'You told us of a remittance of {told}; {amount} arrived, and that is what we credit. It is payment {payment}.',
    },
    PAYMENT_CREDITED: {
      title: '{amount} was charged and is in your balance',
      body: 'Your card was charged for {purpose, select, ORDER {order {number}} PACKING_PLAN {packing plan {number}} other {a price difference in order {number}}}, but not by the payment that counts: it was paid another way, cancelled or over by then, or you had begun to pay for it anew. If it still waits for payment, pay it with this money; you can also withdraw it to your card.',
    },
    WITHDRAWAL_REQUESTED: {
      title: 'You asked to withdraw {amount}',
      body: 'We look at {withdrawal} and send the money back the way it came. Until then you can take it back; if it was not you, change your password.',
    },
    WITHDRAWAL_SENT: {
      title: '{amount} of your balance was withdrawn',
      body: 'Withdrawal {withdrawal} is done. Banks may take some days until you see the money.',
    },
    WITHDRAWAL_DECLINED: {
      title: 'Your withdrawal of {amount} was declined',
      body: 'The money is in your balance. Our answer to {withdrawal}: {reason}',
    },
    PAYMENT_REFUSED: {
      title: 'Your card was refused',
      body: 'The bank refused payment {payment} of {amount}. Nothing was charged; you can pay anew, also by another card.',
    },
    REMITTANCE_DECLINED: {
      title: 'We could not find your remittance of {amount}',
      body: 'Nothing was credited; you can tell us of it again. Our answer to {payment}: {reason}',
    },
    MESSAGE: { title: '{titleEn}', body: '{bodyEn}' },
    STORAGE_REMINDER: {
      title:
        '{at, select, none {{days, plural, =-1 {Free storage has ended} other {Free storage ends soon}}} other {{days, plural, =-1 {Free storage ended on {atDay}} other {Free storage until {atDay}}}}}',
      body: 'Free storage of {item, select, none {{items, plural, one {one item} other {# items}}} other {“{item}”}} {at, select, none {{days, plural, =-1 {has ended} other {ends soon}}} other {{days, plural, =-1 {ended} other {ends}} on {at}}}. Beyond the free days storage costs {amount} per item and day. Once an item is packed, the free days stop counting.',
    },
  },
  zh: {
    ORDER_PAID: {
      title: '订单 {order} 已付款',
      body: '我们已收到 {amount}，审核后会向店铺下单。',
    },
    PACKAGE_PAID: {
      title: '包裹 {package} 已付款',
      body: '我们已收到运费 {amount}，接下来安排发货。',
    },
    ORDER_EXPIRED: {
      title: '订单 {order} 已取消',
      body: '订单在 {hours} 小时内未付款，没有产生任何扣款。您随时可以重新下单。',
    },
    ITEM_ARRIVED: {
      title: '订单 {order} 有商品入库',
      body: '“{item}”已入库，其余商品还在路上。',
    },
    ITEM_CORRECTED: {
      title: '订单 {order} 的一件商品已重新测量',
      body: '“{item}”：由 {before} 更正为 {after}，运费将按更正后的数据计算。{reason}',
    },
    ORDER_IN_STOCK: {
      title: '订单 {order} 已全部入库',
      body: '商品已全部入库，可以打包了。如果商品有问题，请在 {days} 天内申请退款。',
    },
    REFUND_APPROVED: {
      title: '订单 {order} 已退款',
      body: '{amount} 已退回您的余额，可继续使用，其中以银行卡或汇款支付的部分也可提现。',
    },
    REFUND_DECLINED: {
      title: '订单 {order} 的退款申请未通过',
      body: '订单将按原来的进度继续。我们的答复：{reason}',
    },
    ITEM_REFUNDED: {
      title: '订单 {order} 有一件商品已退款',
      body: '“{item}”的 {amount} 已退回您的余额。{note}',
    },
    QUESTION_ASKED: {
      title: '订单 {order} 需要您答复',
      body: '“{item}”的价格或库存有变化，请在 {hours} 小时内答复；逾期未答复将为您退款。',
    },
    QUESTION_ACCEPTED: {
      title: '将按您的决定采购“{item}”',
      body: '订单 {order} 继续处理，感谢您的答复。',
    },
    QUESTION_DECLINED: {
      title: '“{item}”已退款',
      body: '您拒绝了变更，{amount} 已退回您的余额；{rest, plural, =0 {订单 {order} 已没有其他商品} other {订单 {order} 的其余商品继续处理}}。',
    },
    QUESTION_EXPIRED: {
      title: '“{item}”已退款',
      body: '关于订单 {order} 的问题未在期限内得到答复，{amount} 已退回您的余额。',
    },
    QUESTION_WITHDRAWN: {
      title: '关于“{item}”无需再答复',
      body: '该商品仍可按原订单采购，订单 {order} 继续处理。',
    },
    PRICE_LOWERED: {
      title: '“{item}”的价格比您支付的低',
      body: '差价 {amount} 已退回您的余额，订单 {order} 继续处理。',
    },
    PACKAGE_SHIPPED: {
      title: '包裹 {package} 已发货',
      body: '包裹已交给 {carrier} 承运，运单号：{trackingNumber}。',
    },
    PACKAGE_COMPLETED: {
      title: '包裹 {package} 已完成',
      body: '发货已满 {days} 天，系统已自动确认收货。欢迎写下您的评价。',
    },
    REVIEW_PICTURE_REFUSED: {
      title: '您评价中的图片未公开',
      body: '评价的文字和星级不变。我们的说明：{reason}',
    },
    BALANCE_CREDITED: {
      title: '{amount} 已存入您的余额',
      body: '可以用来支付订单和包裹，没有手续费。',
    },
    REMITTANCE_DIFFERS: {
      title: '{amount} 已存入您的余额',
      body: '您告知的汇款为 {told}，实际到账 {amount}，已按实际金额入账。付款编号：{payment}。',
    },
    PAYMENT_CREDITED: {
      title: '已扣款 {amount}，款项在您的余额中',
      body: '您的银行卡已为{purpose, select, ORDER {订单 {number} } PACKING_PLAN {打包计划 {number} } other {订单 {number} 的差价}}扣款，但当时已用其他方式支付、已取消、已过期，或您已重新发起支付。如仍待付款，可用这笔余额支付；也可以提现到银行卡。',
    },
    WITHDRAWAL_REQUESTED: {
      title: '已申请提现 {amount}',
      body: '我们会审核 {withdrawal}，并将款项原路退回。在此之前您可以撤回；如非本人操作，请修改密码。',
    },
    WITHDRAWAL_SENT: {
      title: '余额 {amount} 已提现',
      body: '提现 {withdrawal} 已完成，银行可能需要几天才能到账。',
    },
    WITHDRAWAL_DECLINED: {
      title: '余额 {amount} 的提现未通过',
      body: '款项仍在您的余额中。我们对 {withdrawal} 的答复：{reason}',
    },
    PAYMENT_REFUSED: {
      title: '银行卡付款未成功',
      body: '银行拒绝了 {amount} 的付款（{payment}），没有扣款。您可以重新付款，也可以换一张卡。',
    },
    REMITTANCE_DECLINED: {
      title: '未能查到您 {amount} 的汇款',
      body: '款项没有入账，您可以重新提交。我们对 {payment} 的答复：{reason}',
    },
    MESSAGE: { title: '{titleZh}', body: '{bodyZh}' },
    STORAGE_REMINDER: {
      title:
        '{at, select, none {{days, plural, =-1 {免费存放已结束} other {免费存放即将结束}}} other {{days, plural, =-1 {免费存放已于 {atDay} 结束} other {免费存放至 {atDay}}}}}',
      body: '{item, select, none {{items} 件商品} other {“{item}”}}{at, select, none {{days, plural, =-1 {的免费存放已结束} other {的免费存放即将结束}}} other {{days, plural, =-1 {的免费存放已于 {at} 结束} other {可免费存放至 {at}}}}}。超期后，每件每天收取仓储费 {amount}；商品打包后停止计费。',
    },
  },
};
