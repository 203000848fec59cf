import type { ReferenceArticle } from './reference-article';

export const orderStatuses: ReferenceArticle = {
  id: 63,
  isFaq: true,
  en: {
    name: 'What each order status means',
    html: `<table>
<thead><tr><th scope="col">Status</th><th scope="col">What is happening</th></tr></thead>
<tbody>
<tr><th scope="row">Pending payment</th><td>We have your order and wait for your payment. After {paymentHours} hours without one it is cancelled.</td></tr>
<tr><th scope="row">Paid</th><td>Your payment has arrived. We review the order, then place it with the shop.</td></tr>
<tr><th scope="row">Processing</th><td>We have bought, and the goods are on their way to our warehouse.</td></tr>
<tr><th scope="row">In stock</th><td>Everything has arrived. You can pack now; for {refundDays} days you can also still ask for a refund.</td></tr>
<tr><th scope="row">Refund processing</th><td>You asked for your money back. We look at your request and tell you.</td></tr>
<tr><th scope="row">Refunded</th><td>The money is in your balance.</td></tr>
<tr><th scope="row">Cancelled</th><td>The order ended before it was paid. Nothing was charged.</td></tr>
</tbody>
</table>
<p>Each item has a status of its own as well, because items of one order seldom arrive on the same day. The timeline on the order’s page shows what happened, when, and who did it. We also send you a message at every important step.</p>`,
  },
  zh: {
    name: '订单状态说明',
    html: `<table>
<thead><tr><th scope="col">状态</th><th scope="col">说明</th></tr></thead>
<tbody>
<tr><th scope="row">待付款</th><td>订单已提交，等待您付款。超过 {paymentHours} 小时未付款将自动取消。</td></tr>
<tr><th scope="row">已付款</th><td>款项已收到，我们先审核订单，再向店铺下单。</td></tr>
<tr><th scope="row">处理中</th><td>已向店铺采购，商品正在寄往我们仓库的路上。</td></tr>
<tr><th scope="row">已入库</th><td>商品全部到齐，可以打包了；{refundDays} 天之内仍可申请退款。</td></tr>
<tr><th scope="row">退款处理中</th><td>您已申请退款，审核结果会发消息告诉您。</td></tr>
<tr><th scope="row">已退款</th><td>款项已退回您的余额。</td></tr>
<tr><th scope="row">已取消</th><td>订单在付款前结束，没有产生任何扣款。</td></tr>
</tbody>
</table>
<p>同一订单的商品往往不会同一天到，所以每件商品也有自己的状态。订单页的时间线记录了什么时候、由谁、做了什么；每到重要的一步，我们还会给您发送站内消息。</p>`,
  },
};
