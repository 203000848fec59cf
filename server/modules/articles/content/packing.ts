import type { ReferenceArticle } from './reference-article';

export const packing: ReferenceArticle = {
  id: 69,
  isFaq: true,
  en: {
    name: 'Packing several items into one parcel',
    html: `<p>The first 500 g are the dearest part of every parcel. Sending things together means paying for them once.</p>
<ol class="steps">
<li><strong>Choose the items</strong> in your warehouse. They may come from different orders and shops.</li>
<li><strong>Choose an address.</strong> You can keep up to 20; one of them is your default.</li>
<li><strong>Compare the delivery lines.</strong> For each you see price, days and chargeable weight. A line that cannot take your parcel says why.</li>
<li><strong>Declare the contents.</strong> Each item needs a short description and its value, which customs will read.</li>
<li><strong>Pay within {planMinutes} minutes.</strong> Until then the price stands and the items are reserved for this parcel.</li>
</ol>
<p>If the time runs out, nothing bad happens: the items are back on the shelf and you can start again.</p>
<h2>Two parcels may be cheaper than one</h2>
<p>A single bulky item can make a whole parcel count by volume. Leave it out once and compare; sometimes it travels better on its own.</p>`,
  },
  zh: {
    name: '合并打包',
    html: `<p>每个包裹最贵的都是首重 500 g。几件商品一起寄，首重只付一次。</p>
<ol class="steps">
<li><strong>选择商品。</strong>在仓库里勾选，可以来自不同的订单和店铺。</li>
<li><strong>选择地址。</strong>最多可以保存 20 个地址，其中一个是默认地址。</li>
<li><strong>比较线路。</strong>每条线路的价格、时效和计费重量都一目了然；不能使用的线路会说明原因。</li>
<li><strong>填写申报信息。</strong>每件商品需要简短的品名和价值，供海关查看。</li>
<li><strong>{planMinutes} 分钟内付款。</strong>在此期间价格不变，商品为这个包裹保留。</li>
</ol>
<p>超时也没关系：商品会回到货架，您可以重新打包。</p>
<h2>有时分开寄更便宜</h2>
<p>一件体积大的商品，可能让整个包裹都按体积计费。不妨去掉它再比较一次，也许单独寄更划算。</p>`,
  },
};
