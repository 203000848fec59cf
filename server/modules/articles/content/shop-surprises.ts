import type { ReferenceArticle } from './reference-article';

export const shopSurprises: ReferenceArticle = {
  id: 66,
  isFaq: true,
  en: {
    name: 'When a price or the stock has changed',
    html: `<p>Between your order and our purchase a shop may change its mind. We never spend more of your money than you agreed to.</p>
<h2>The item is sold out</h2>
<p>If the shop cannot deliver one item, we refund that item alone: its price and its share of the costs return to your balance at once, and the rest of your order goes on. If it was the only item, the whole order is refunded.</p>
<h2>The price has risen</h2>
<p>We do not buy at the higher price by ourselves. We ask you on the order’s page and by email: accept the new price and pay the difference, or decline and the item is refunded to your balance. You have {answerHours} hours to answer unless the question says otherwise; without an answer we refund the item. In the same way we ask when another item could take the place of one that is sold out.</p>
<h2>The price has fallen</h2>
<p>Then you pay less: the difference returns to your balance when we buy, and a message tells you.</p>
<h2>How we reach you</h2>
<p>Every refund comes with a message to your account. If something about an item is unclear, we use the contact you gave with the order, so please leave a phone number or e-mail address that you really read. Instructions such as “any colour but red” belong in the remark: we look there first.</p>`,
  },
  zh: {
    name: '价格或库存有变动怎么办',
    html: `<p>从您下单到我们采购之间，店铺可能会调价或缺货。没有您的同意，我们不会多花您一分钱。</p>
<h2>商品缺货</h2>
<p>如果其中一件买不到，我们只退这一件：款项立即退回您的余额，订单里的其他商品照常进行。如果订单只有这一件商品，则整单退款。</p>
<h2>价格上涨</h2>
<p>我们不会自行按更高的价格购买，而是在订单页和邮件里征求您的意见：接受新价格并补差价，或者拒绝，款项退回您的余额。除非另有说明，您有 {answerHours} 小时的时间答复；逾期未答复，我们会退款。如果缺货的商品有可替代的，我们也会这样征求您的意见。</p>
<h2>价格下降</h2>
<p>您会少付：采购时差价会退回您的余额，并发消息告诉您。</p>
<h2>我们怎么联系您</h2>
<p>每一笔退款都会有站内消息。如果商品有不清楚的地方，我们会用订单里填写的联系方式找您，所以请留下您常用的电话或邮箱。像“除了红色都可以”这样的要求，请写在备注里，我们采购时会最先看那里。</p>`,
  },
};
