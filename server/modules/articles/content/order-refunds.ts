import type { ReferenceArticle } from './reference-article';

export const orderRefunds: ReferenceArticle = {
  id: 75,
  isFaq: true,
  en: {
    name: 'Asking for a refund',
    html: `<h2>Until when?</h2>
<ul>
<li>Not paid yet: simply cancel the order.</li>
<li>Paid or processing: at any time.</li>
<li>In stock: for {refundDays} days after the last item has arrived. The order’s page shows how much time is left.</li>
<li>As soon as one item is packed, the order can no longer be refunded.</li>
</ul>
<p>After the deadline the page says: “The refund time has expired and cannot apply for a refund.”</p>
<h2>How?</h2>
<p>Open the order, press <em>Request refund</em> and tell us why. Until we have decided, the items of the order cannot be packed. You may take the request back while we are still looking at it; the order then goes on where it was.</p>
<h2>Where does the money go?</h2>
<p>To your balance, at the moment we approve: all that you paid for the order, less items that were refunded before. The fee of the card, which stood on the payment page, is not returned. You receive a message either way. If we decline, the reason stands on the order’s page.</p>
<h2>And a single item?</h2>
<p>If a shop cannot deliver one item, we refund it on our own accord. The rest of the order goes on.</p>`,
  },
  zh: {
    name: '如何申请退款',
    html: `<h2>什么时候可以申请？</h2>
<ul>
<li>还没付款：直接取消订单即可。</li>
<li>已付款或处理中：随时可以申请。</li>
<li>已入库：最后一件商品入库后的 {refundDays} 天内，订单页会显示剩余时间。</li>
<li>只要有一件商品已经打包，订单就不能再退款。</li>
</ul>
<p>超过期限后，页面会提示：“退款时间已过，不能申请退款。”</p>
<h2>怎么申请？</h2>
<p>打开订单，点击<em>申请退款</em>并说明原因。审核期间订单里的商品不能打包。审核完成之前您可以撤回申请，订单会回到原来的状态继续进行。</p>
<h2>钱退到哪里？</h2>
<p>审核通过的同时退回您的余额：订单实付金额减去之前已退的商品。支付页面上列出的银行卡手续费不退。无论结果如何，我们都会发消息告诉您；如果没有通过，原因会写在订单页上。</p>
<h2>只退其中一件？</h2>
<p>如果店铺无法供货，我们会主动退掉那一件，其余商品照常进行。</p>`,
  },
};
