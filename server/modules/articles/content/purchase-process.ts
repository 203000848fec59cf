import type { ReferenceArticle } from './reference-article';

/** The fixed article 59 (CO-08), the target of "how to buy". */
export const purchaseProcess: ReferenceArticle = {
  id: 59,
  isFaq: true,
  en: {
    name: 'Purchase process',
    html: `<p>You shop anywhere, {site} does the errands. From the link to your doorstep it takes six steps and two payments: one for the goods, one for the journey.</p>
<ol class="steps">
<li><strong>Paste a link.</strong> Copy the address of the item, or the whole text an app gives you when you share it, into the search box. Check the name and price, choose size and colour, and add it to your cart. No link at hand? <a href="/faq/61">Enter the item by hand.</a></li>
<li><strong>Submit and pay the order.</strong> Select what you want, tell us whom to ask if something is unclear, and pay within {paymentHours} hours. This first payment covers the goods and the shop’s own shipping to our warehouse.</li>
<li><strong>We buy.</strong> A person places the order with the shop. You can follow every step on the order’s page.</li>
<li><strong>It arrives in our warehouse.</strong> We weigh, measure and photograph each item. Storage is free for {freeStorageDays} days, so you can wait until everything is there.</li>
<li><strong>Pack and pay the shipping.</strong> Choose the items that travel together, an address and a delivery line. You see every fee before you pay. A packing plan holds its price and its items for {planMinutes} minutes.</li>
<li><strong>Receive and review.</strong> Follow the parcel by its tracking number, confirm when it is in your hands, and tell other shoppers how it went.</li>
</ol>
<h2>Good to know</h2>
<p>Changed your mind? Until {refundDays} days after everything has arrived, and before anything is packed, you can <a href="/faq/75">ask for a refund</a>. Curious about the total? <a href="/faq/62">This page</a> adds it up.</p>`,
  },
  zh: {
    name: '代购流程',
    html: `<p>您只管逛，跑腿的事交给 {site}。从一条链接到送货上门，一共六步、两次付款：第一次付商品，第二次付国际运费。</p>
<ol class="steps">
<li><strong>粘贴链接。</strong>把商品网址，或者 App 分享出来的整段文字，直接粘贴到搜索框。核对名称和价格，选好尺码、颜色，加入购物车。手边没有链接？也可以<a href="/faq/61">手动填写商品</a>。</li>
<li><strong>提交订单并付款。</strong>勾选要买的商品，留下方便联系您的方式，在 {paymentHours} 小时内完成付款。这次支付的是商品价格和店铺寄到我们仓库的运费。</li>
<li><strong>我们下单采购。</strong>由专人向店铺下单，每一步进展都能在订单页看到。</li>
<li><strong>商品入库。</strong>每件商品到仓后，我们会称重、量尺寸、拍照。仓储免费 {freeStorageDays} 天，您可以从容等齐所有商品。</li>
<li><strong>打包并支付运费。</strong>选择要一起寄出的商品、收货地址和线路，付款前每一项费用都清楚列出。打包方案的价格和商品为您保留 {planMinutes} 分钟。</li>
<li><strong>收货与评价。</strong>凭运单号查看包裹走到哪里，收到后确认收货，再写几句评价，给其他买家做个参考。</li>
</ol>
<h2>温馨提示</h2>
<p>改变主意了？商品全部到齐后 {refundDays} 天内、尚未打包时，都可以<a href="/faq/75">申请退款</a>。想知道一共要花多少钱？<a href="/faq/62">费用说明</a>帮您算清楚。</p>`,
  },
};
