import type { ReferenceArticle } from './reference-article';

export const balance: ReferenceArticle = {
  id: 65,
  isFaq: true,
  en: {
    name: 'Your balance and topping it up',
    html: `<p>Your balance is money you keep with {site} to pay for orders and packages without a fee. It can never fall below zero, and refunds return to it.</p>
<h2>Topping up</h2>
<p>Choose ¥100, ¥300, ¥500, ¥1,000, ¥3,000 or ¥5,000, or enter an amount of your own between ¥1.00 and ¥50,000.00. The amount appears on your balance as soon as the payment is confirmed to us, and you receive a message. Closing the page too early does no harm: we go by the confirmation, not by your browser.</p>
<h2>Balance details</h2>
<p>Every movement has a line of its own: transaction number, time, amount, type, a remark such as the order’s number, and the balance after it. Types you will meet:</p>
<ul>
<li>top-up,</li>
<li>payment of an order or a package,</li>
<li>refund of an order, a single item or a cancelled package.</li>
</ul>
<p>Is there a line you do not recognise? Send us its transaction number: {serviceEmail}.</p>`,
  },
  zh: {
    name: '余额与充值',
    html: `<p>余额是您存放在 {site} 的款项，用来支付订单和包裹，没有手续费。余额不会低于零，退款也会退回到这里。</p>
<h2>如何充值</h2>
<p>可以选择 ¥100、¥300、¥500、¥1,000、¥3,000、¥5,000，也可以自己填写 ¥1.00 至 ¥50,000.00 之间的金额。支付一经确认，款项立即记入余额，并以站内消息通知您。提前关掉页面也没关系：我们以支付确认为准，而不是以浏览器为准。</p>
<h2>余额明细</h2>
<p>每一笔变动都有单独的记录：交易号、时间、金额、类型、备注（如订单号）以及变动后的余额。常见的类型有：</p>
<ul>
<li>充值</li>
<li>支付订单或包裹</li>
<li>订单、单件商品或已取消包裹的退款</li>
</ul>
<p>有看不明白的记录？请把交易号发到 {serviceEmail}，我们帮您核对。</p>`,
  },
};
