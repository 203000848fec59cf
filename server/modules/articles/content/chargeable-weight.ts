import type { ReferenceArticle } from './reference-article';

export const chargeableWeight: ReferenceArticle = {
  id: 70,
  isFaq: true,
  en: {
    name: 'How chargeable weight is worked out',
    html: `<p>Carriers charge for the room a parcel takes as well as for its weight. You pay for whichever of these is most:</p>
<ul>
<li><strong>Actual weight</strong>: the items’ weight plus {packagingShare} for packaging.</li>
<li><strong>Volumetric weight</strong>: length × width × height in centimetres, divided by the line’s figure in the table below, in kilograms. The larger the figure, the kinder the line is to bulky things; a line without one does not look at the volume.</li>
<li><strong>The line’s minimum</strong>, where it has one.</li>
</ul>
<h2>What each line carries</h2>
<p>{deliveryLimits}</p>
<p>Sides together are length, width and height of one item.</p>
<h2>An example</h2>
<p>A jacket weighs 900 g and its box measures 40 × 30 × 15 cm. Actual weight: 990 g. Volumetric weight where a line divides by 6,000: 18,000 ÷ 6,000 = 3 kg. Where it divides by 8,000 it is 2.25 kg, so comparing lines is worth a minute.</p>`,
  },
  zh: {
    name: '计费重量怎么算',
    html: `<p>承运商不仅看重量，也看包裹占多大地方。以下三项，以最大的为准：</p>
<ul>
<li><strong>实际重量</strong>：商品重量加 {packagingShare} 的包装重量。</li>
<li><strong>体积重量</strong>：长 × 宽 × 高（cm）除以下表中线路的系数，单位为 kg。系数越大，对体积大的商品越友好；没有系数的线路不计体积。</li>
<li><strong>线路的最低重量</strong>：部分线路有此要求。</li>
</ul>
<h2>各线路的限制</h2>
<p>{deliveryLimits}</p>
<p>三边之和指单件商品长、宽、高相加。</p>
<h2>举个例子</h2>
<p>一件外套重 900 g，盒子尺寸 40 × 30 × 15 cm。实际重量 990 g；若线路系数为 6,000，体积重量为 18,000 ÷ 6,000 = 3 kg；若为 8,000 则是 2.25 kg。花一分钟比较线路，很值得。</p>`,
  },
};
