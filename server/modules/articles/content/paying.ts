import type { ReferenceArticle } from './reference-article';

export const paying: ReferenceArticle = {
  id: 64,
  isFaq: true,
  en: {
    name: 'Paying for orders and packages',
    html: `<p>An order waits <strong>{paymentHours} hours</strong> for its payment, a packing plan <strong>{planMinutes} minutes</strong>. The payment page shows how much time is left.</p>
<h2>Ways to pay</h2>
<p>From your <a href="/faq/65">balance</a>, which costs no fee and is confirmed at once, or by card, for which a handling fee of {cardFee} comes on top. You may also let the balance pay as much as it can and the card the rest. The payment page shows which ways are open now and what each costs before you decide.</p>
<h2>What your order shows afterwards</h2>
<ul>
<li><strong>Amount</strong>: goods, the shop’s shipping and fine photos together.</li>
<li><strong>From your balance</strong>: what was taken from your balance.</li>
<li><strong>Payment-method discount</strong> and <strong>handling fee</strong>: what the method gave or cost.</li>
<li><strong>By card</strong>: what you paid besides your balance.</li>
</ul>
<h2>If something goes wrong</h2>
<p>You can safely try again. A payment for one order or package is booked once, even if you press the button twice or lose the connection in between. If your balance is too low, nothing is taken; <a href="/faq/65">top it up</a> and come back before the time runs out.</p>`,
  },
  zh: {
    name: '订单和包裹如何付款',
    html: `<p>订单保留 <strong>{paymentHours} 小时</strong>等待付款，打包方案保留 <strong>{planMinutes} 分钟</strong>，付款页会显示剩余时间。</p>
<h2>付款方式</h2>
<p>可以使用<a href="/faq/65">余额</a>付款，没有手续费，即时到账；也可以使用银行卡，另加 {cardFee} 手续费。还可以先用余额抵扣，剩余部分由银行卡支付。付款页会列出当前可用的方式和各自的费用，看清楚再选。</p>
<h2>付款后订单上的金额</h2>
<ul>
<li><strong>订单金额</strong>：商品、店铺运费和精细拍照的合计。</li>
<li><strong>余额支付</strong>：从余额中扣除的部分。</li>
<li><strong>支付方式优惠</strong>和<strong>手续费</strong>：所选方式带来的减免或费用。</li>
<li><strong>银行卡支付</strong>：余额之外您支付的金额。</li>
</ul>
<h2>如果付款不顺利</h2>
<p>请放心重试。同一订单或包裹只会入账一次，连点两下按钮、中途断网都不会重复扣款。余额不足时不会扣除任何金额，<a href="/faq/65">充值</a>后在时限内回来付款即可。</p>`,
  },
};
