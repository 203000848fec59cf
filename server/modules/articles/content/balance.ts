import type { ReferenceArticle } from './reference-article';

export const balance: ReferenceArticle = {
  id: 65,
  isFaq: true,
  en: {
    name: 'Your balance and topping it up',
    html: `<p>Your balance is money you keep with {site} to pay for orders and packages without a fee. It can never fall below zero, and refunds return to it.</p>
<h2>Topping up</h2>
<p>Choose <em>Recharge</em> beside your <a href="/mine/fund">balance</a>. By card the amount is there as soon as the payment is confirmed; a handling fee of {cardFee} comes on top. If you send the money by a remittance service instead, tell us the sender and the control number on the page for it: we look for the money and credit it once we have found it. The page shows which ways are open now.</p>
<h2>Taking money out</h2>
<p>Balance that you do not need can be withdrawn from the same page. It goes back the way it came, and a person of ours confirms it first. What you spend is taken first from money that has no way back, such as a discount or a credit of ours, then from what came first; what is left of each card and remittance can go back to it.</p>
<h2>Balance details</h2>
<p>Every movement has a line of its own: transaction number, time, amount, type, a remark such as the order’s number, and the balance after it. Types you will meet:</p>
<ul>
<li>recharge,</li>
<li>payment of an order or a package,</li>
<li>refund of an order, a single item or a cancelled package,</li>
<li>difference of a price that changed,</li>
<li>withdrawal.</li>
</ul>
<p>Is there a line you do not recognise? Send us its transaction number: {serviceEmail}.</p>`,
  },
  zh: {
    name: '余额与充值',
    html: `<p>余额是您存放在 {site} 的款项，用来支付订单和包裹，没有手续费。余额不会低于零，退款也会退回到这里。</p>
<h2>如何充值</h2>
<p>在<a href="/mine/fund">余额</a>页面点击<em>充值</em>。使用银行卡时，付款确认后立即到账，另加 {cardFee} 手续费；如果通过汇款服务汇款，请在相应页面填写汇款人和监控号，我们查到款项后记入余额。页面会显示当前可用的方式。</p>
<h2>提现</h2>
<p>暂时不用的余额可以在同一页面申请提现，经我们的工作人员确认后，按原路退回。消费时先扣无法原路退回的余额（如我们赠送的金额），再按到账先后扣除；各银行卡、各笔汇款剩余的部分可退回原处。</p>
<h2>余额明细</h2>
<p>每一笔变动都有单独的记录：交易号、时间、金额、类型、备注（如订单号）以及变动后的余额。常见的类型有：</p>
<ul>
<li>充值</li>
<li>支付订单或包裹</li>
<li>订单、单件商品或已取消包裹的退款</li>
<li>价格变动的差额</li>
<li>提现</li>
</ul>
<p>有看不明白的记录？请把交易号发到 {serviceEmail}，我们帮您核对。</p>`,
  },
};
