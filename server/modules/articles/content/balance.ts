import type { ReferenceArticle } from './reference-article';

export const balance: ReferenceArticle = {
  id: 65,
  isFaq: true,
  en: {
    name: 'Your balance and topping it up',
    html: `<p>Your balance is money you keep with {site} to pay for orders and packages without a fee. It can never fall below zero, and refunds return to it.</p>
<h2>Topping up</h2>
<p>You cannot top up on the site by yourself yet. Write to {serviceEmail} from the address of your account and tell us the amount: we answer how it can be paid today, and put it on your balance once it has arrived. It then stands in your balance details.</p>
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
<p>目前还不能在网站上自助充值。请用账户邮箱写信到 {serviceEmail}，告诉我们想充多少：我们会回复目前可用的付款方式，到账后由我们记入您的余额，余额明细里就能看到。</p>
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
