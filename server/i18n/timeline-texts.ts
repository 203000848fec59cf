import type { Language } from '../kernel/language';
import type { OrderTimelineEvent } from '../modules/orders/public';
import type { PackageTimelineEvent } from '../modules/packages/public';

interface TimelineTexts {
  readonly order: Record<OrderTimelineEvent, string>;
  readonly package: Record<PackageTimelineEvent, string>;
}

/** What the lines of a timeline say. */
export const timelineTexts: Record<Language, TimelineTexts> = {
  en: {
    order: {
      submit: 'Order submitted',
      pay: 'Order paid',
      cancel: 'Order cancelled',
      expire: 'Cancelled, because it was not paid in time',
      purchase: 'Bought from the shop',
      receiveItem: 'An item arrived in the warehouse',
      stock: 'All items are in stock',
      correctItem: 'Weight or size of an item was corrected',
      requestRefund: 'Refund requested',
      cancelRefundRequest: 'Refund request cancelled',
      declineRefund: 'Refund declined',
      approveRefund: 'Order refunded',
      refundItem: 'An item was refunded',
      refundLastItem: 'The last item was refunded',
      askQuestion: 'We asked you about an item',
      acceptQuestion: 'You accepted the change',
      declineQuestion: 'You declined the change',
      expireQuestion: 'Our question was not answered in time',
      withdrawQuestion: 'We took our question back',
      lowerPrice: 'A price fell, and the difference was returned',
    },
    package: {
      open: 'Package paid, waiting to be shipped',
      cancel: 'Package cancelled',
      ship: 'Package shipped',
      correctTracking: 'Tracking number corrected',
      confirmReceipt: 'Receipt confirmed',
      autoConfirm: 'Receipt confirmed automatically',
      review: 'Package reviewed',
    },
  },
  zh: {
    order: {
      submit: '订单已提交',
      pay: '订单已付款',
      cancel: '订单已取消',
      expire: '超时未付款，订单已取消',
      purchase: '已向店铺采购',
      receiveItem: '一件商品已入库',
      stock: '所有商品已入库',
      correctItem: '商品的重量或尺寸已更正',
      requestRefund: '已申请退款',
      cancelRefundRequest: '已取消退款申请',
      declineRefund: '退款申请被拒绝',
      approveRefund: '订单已退款',
      refundItem: '一件商品已退款',
      refundLastItem: '最后一件商品已退款',
      askQuestion: '有一件商品需要您答复',
      acceptQuestion: '您已接受变更',
      declineQuestion: '您已拒绝变更',
      expireQuestion: '问题逾期未答复',
      withdrawQuestion: '我们已撤回问题',
      lowerPrice: '商品降价，差价已退回',
    },
    package: {
      open: '包裹已付款，等待发货',
      cancel: '包裹已取消',
      ship: '包裹已发货',
      correctTracking: '运单号已更正',
      confirmReceipt: '已确认收货',
      autoConfirm: '系统已自动确认收货',
      review: '包裹已评价',
    },
  },
};
