import type { Language } from '../../../kernel/language';
import type { MailedNotificationKind } from '../email.kinds';
import type { EmailText } from './email-text';
import type { MoneyKind } from './money-email.texts';

/** Emails with the same message as a notification, for a shopper who is not on the site. */
export const notificationEmailTexts: Record<
  Language,
  Record<Exclude<MailedNotificationKind, MoneyKind>, EmailText>
> = {
  en: {
    ORDER_PAID: {
      subject: 'Order {order} is paid',
      body: 'Thank you, your payment has arrived. We review the order, place it with the shop and tell you when everything is in our warehouse.',
      facts: [
        ['Order', '{order}'],
        ['Paid', '{amount}'],
      ],
      action: 'See the order',
    },
    ORDER_IN_STOCK: {
      subject: 'Order {order} is complete in our warehouse',
      body: 'Everything has arrived and is weighed. You can pack it now, alone or together with other items.',
      facts: [['Order', '{order}']],
      action: 'Look at my items',
      note: 'If something is not as it should be, ask for a refund within {days, plural, one {one day} other {# days}}.',
    },
    PACKAGE_SHIPPED: {
      subject: 'Package {package} is on its way',
      body: 'We have handed your package to the carrier. The tracking number may need a day until it shows something.',
      facts: [
        ['Package', '{package}'],
        ['Carrier', '{carrier}'],
        ['Tracking number', '{trackingNumber}'],
      ],
      action: 'See the package',
    },
    REFUND_APPROVED: {
      subject: 'Order {order} was refunded',
      body: 'The money has returned to your balance. You can pay for other orders and packages with it at once.',
      facts: [
        ['Order', '{order}'],
        ['Refunded', '{amount}'],
      ],
      action: 'See the order',
    },
    ITEM_REFUNDED: {
      subject: 'An item of order {order} was refunded',
      body: '{rest, plural, =0 {It was the last item: all that was left of the order has returned to your balance, with fine photos where you ordered some.} other {The price of one item has returned to your balance; the rest of the order goes on.}}',
      facts: [
        ['Order', '{order}'],
        ['Item', '{item}'],
        ['Refunded', '{amount}'],
        ['Our note', '{note}'],
      ],
      action: 'See the order',
    },
    QUESTION_ASKED: {
      subject: 'Order {order} needs your answer',
      body: 'The price or availability of an item has changed while we were buying. Please accept or decline the change within {hours, plural, one {one hour} other {# hours}}.',
      facts: [
        ['Order', '{order}'],
        ['Item', '{item}'],
        ['Difference', '{amount}'],
      ],
      action: 'Answer now',
      note: 'Without an answer in time {rest, plural, =0 {all that is left of the order returns to your balance, without a fee for the payment: this is its only item left.} other {we refund the item to your balance; the rest of the order goes on.}}',
    },
    QUESTION_ACCEPTED: {
      subject: 'We buy “{item}” as you decided',
      body: 'Thank you for your answer. Order {order} goes on.',
      facts: [
        ['Order', '{order}'],
        ['Item', '{item}'],
        ['Difference', '{amount}'],
        ['Paid', '{paid}'],
      ],
      action: 'See the order',
    },
    QUESTION_DECLINED: {
      subject: '“{item}” was refunded',
      body: 'You declined the change. {rest, plural, =0 {It was the last item: all that was left of the order has returned to your balance, with fine photos where you ordered some.} other {The price of the item has returned to your balance; the rest of the order goes on.}}',
      facts: [
        ['Order', '{order}'],
        ['Item', '{item}'],
        ['Refunded', '{amount}'],
      ],
      action: 'See the order',
    },
    QUESTION_EXPIRED: {
      subject: 'An item of order {order} was refunded',
      body: 'We had no answer to our question in time, so we did not buy the item. {rest, plural, =0 {It was the last one: all that was left of the order has returned to your balance, with fine photos where you ordered some.} other {Its price has returned to your balance; the rest of the order goes on.}}',
      facts: [
        ['Order', '{order}'],
        ['Item', '{item}'],
        ['Refunded', '{amount}'],
      ],
      action: 'See the order',
    },
    PRICE_LOWERED: {
      subject: 'An item of order {order} costs less than you paid',
      body: 'The shop lowered its price. The difference has returned to your balance; you need not do anything.',
      facts: [
        ['Order', '{order}'],
        ['Item', '{item}'],
        ['Returned', '{amount}'],
      ],
      action: 'See the order',
    },
    STORAGE_REMINDER: {
      subject:
        '{days, plural, =-1 {Free storage has ended} =0 {Free storage ends today} one {One day of free storage left} other {# days of free storage left}}',
      body: 'Free storage of {item, select, none {{items, plural, one {one item} other {# items}}} other {“{item}”}} {days, plural, =-1 {has ended} =0 {ends today} other {ends soon}}. Once an item is packed, the storage clock stops.',
      action: 'Pack now',
      note: 'Beyond the free days storage costs {amount} per item and day.',
    },
  },
  zh: {
    ORDER_PAID: {
      subject: '订单 {order} 已付款',
      body: '您的付款已收到，谢谢！我们审核后会向店铺下单，商品全部入库后会通知您。',
      facts: [
        ['订单', '{order}'],
        ['已付', '{amount}'],
      ],
      action: '查看订单',
    },
    ORDER_IN_STOCK: {
      subject: '订单 {order} 已全部入库',
      body: '商品已全部入库并称重。现在可以打包，也可以与其他商品合并打包。',
      facts: [['订单', '{order}']],
      action: '查看我的商品',
      note: '如果商品有问题，请在 {days} 天内申请退款。',
    },
    PACKAGE_SHIPPED: {
      subject: '包裹 {package} 已发货',
      body: '包裹已交给承运商，运单号可能需要一天才能查到信息。',
      facts: [
        ['包裹', '{package}'],
        ['承运商', '{carrier}'],
        ['运单号', '{trackingNumber}'],
      ],
      action: '查看包裹',
    },
    REFUND_APPROVED: {
      subject: '订单 {order} 已退款',
      body: '款项已退回您的余额，可立即用于支付其他订单和包裹。',
      facts: [
        ['订单', '{order}'],
        ['退款', '{amount}'],
      ],
      action: '查看订单',
    },
    ITEM_REFUNDED: {
      subject: '订单 {order} 有一件商品已退款',
      body: '{rest, plural, =0 {订单中已无其他商品，余款已退回您的余额，如有精细拍照费用也一并退回。} other {一件商品的货款已退回您的余额，订单其余部分继续处理。}}',
      facts: [
        ['订单', '{order}'],
        ['商品', '{item}'],
        ['退款', '{amount}'],
        ['客服说明', '{note}'],
      ],
      action: '查看订单',
    },
    QUESTION_ASKED: {
      subject: '订单 {order} 需要您答复',
      body: '采购时发现有一件商品的价格或库存有变化。请在 {hours} 小时内接受或拒绝该变更。',
      facts: [
        ['订单', '{order}'],
        ['商品', '{item}'],
        ['差价', '{amount}'],
      ],
      action: '立即答复',
      note: '逾期未答复，{rest, plural, =0 {订单中已无其他商品，余款将退回您的余额（手续费不退）。} other {该商品的货款将退回您的余额，订单其余部分继续处理。}}',
    },
    QUESTION_ACCEPTED: {
      subject: '将按您的决定采购“{item}”',
      body: '感谢您的答复，订单 {order} 继续处理。',
      facts: [
        ['订单', '{order}'],
        ['商品', '{item}'],
        ['差价', '{amount}'],
        ['已付', '{paid}'],
      ],
      action: '查看订单',
    },
    QUESTION_DECLINED: {
      subject: '“{item}”已退款',
      body: '您拒绝了变更。{rest, plural, =0 {订单中已无其他商品，余款已退回您的余额，如有精细拍照费用也一并退回。} other {该商品的货款已退回您的余额，订单其余部分继续处理。}}',
      facts: [
        ['订单', '{order}'],
        ['商品', '{item}'],
        ['退款', '{amount}'],
      ],
      action: '查看订单',
    },
    QUESTION_EXPIRED: {
      subject: '订单 {order} 有一件商品已退款',
      body: '我们未在期限内收到您的答复，因此没有购买该商品。{rest, plural, =0 {订单中已无其他商品，余款已退回您的余额，如有精细拍照费用也一并退回。} other {货款已退回您的余额，订单其余部分继续处理。}}',
      facts: [
        ['订单', '{order}'],
        ['商品', '{item}'],
        ['退款', '{amount}'],
      ],
      action: '查看订单',
    },
    PRICE_LOWERED: {
      subject: '订单 {order} 有一件商品降价了',
      body: '店铺降低了价格，差价已退回您的余额，您无需任何操作。',
      facts: [
        ['订单', '{order}'],
        ['商品', '{item}'],
        ['退回', '{amount}'],
      ],
      action: '查看订单',
    },
    STORAGE_REMINDER: {
      subject:
        '{days, plural, =-1 {免费仓储期已结束} =0 {免费仓储期今天结束} other {免费仓储期还剩 # 天}}',
      body: '{item, select, none {{items} 件商品} other {“{item}”}}的免费仓储期{days, plural, =-1 {已经结束} =0 {今天结束} other {即将结束}}。商品打包后停止计费。',
      action: '现在打包',
      note: '超出免费期后，每件每天收取仓储费 {amount}。',
    },
  },
};
